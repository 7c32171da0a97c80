// What our sources use of macOS's C library, declared with its types: for type-checking on other systems only.
// Written from the manual pages and the documented values; no part of Apple's headers.

#pragma once

// The standard library of this system brings its own C library. Structures of the same name must not meet, so ours
// have other names in C.
#define NAMED(name) __attribute__((swift_name(#name))) our_##name

// Numbers

// Swift imports a type of the name size_t as Int, and others by their size and sign.
typedef unsigned long __darwin_size_t;
typedef __darwin_size_t size_t;
typedef __INT64_TYPE__ off_t;
typedef __PTRDIFF_TYPE__ ssize_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int id_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef long time_t;
typedef int suseconds_t;
typedef unsigned int useconds_t;

extern int *__error(void);
char *strerror(int);
char *strdup(const char *);
void free(void *);
_Noreturn void exit(int);
typedef struct __sFILE FILE;
int fflush(FILE *);
#define EOF (-1)
int fgetc(FILE *);
FILE *popen(const char *, const char *);
int pclose(FILE *);
char *getenv(const char *);
char *strrchr(const char *, int);

#define PATH_MAX 1024

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define ENOTTY 25
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ELOOP 62
#define EDQUOT 69
#define EOPNOTSUPP 102

// Time

struct NAMED(timespec) { time_t tv_sec; long tv_nsec; };
struct NAMED(timeval) { time_t tv_sec; suseconds_t tv_usec; };
struct NAMED(tm) {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
};
typedef enum {
  CLOCK_REALTIME = 0,
  CLOCK_MONOTONIC = 6,
  CLOCK_THREAD_CPUTIME_ID = 16,
} clockid_t;
int clock_gettime(clockid_t, struct our_timespec *);
time_t time(time_t *);
void tzset(void);
struct our_tm *localtime_r(const time_t *, struct our_tm *);
struct our_tm *gmtime_r(const time_t *, struct our_tm *);

// Files

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOFOLLOW 0x00000100
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_REMOVEDIR 0x0080
#define SEEK_SET 0
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_SETFL 4
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04

struct NAMED(stat) {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct our_timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  long long st_blocks;
  int st_blksize;
  unsigned int st_flags, st_gen;
  int st_lspare;
  long long st_qspare[2];
};
int stat(const char *, struct our_stat *);
int lstat(const char *, struct our_stat *);
int fstat(int, struct our_stat *);
int access(const char *, int);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
int mkdir(const char *, mode_t);
int rmdir(const char *);
int unlink(const char *);
ssize_t readlink(const char *, char *, size_t);
int rename(const char *, const char *);
int renameat(int, const char *, int, const char *);
int mkdirat(int, const char *, mode_t);
int unlinkat(int, const char *, int);
int fstatat(int, const char *, struct our_stat *, int);
off_t lseek(int, off_t, int);
int link(const char *, const char *);
int ftruncate(int, off_t);
ssize_t read(int, void *, size_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t write(int, const void *, size_t);
int close(int);
int pipe(int[2]);
int flock(int, int);
int fsync(int);
void sync(void);
int isatty(int);
char *realpath(const char *, char *);

// Users and processes

pid_t getpgrp(void);
pid_t getsid(pid_t);
int usleep(useconds_t);
int sched_yield(void);
#define WNOHANG 0x00000001
#define WSTOPPED 0x00000008
pid_t waitpid(pid_t, int *, int);
enum NAMED(idtype_t) { our_P_PID __attribute__((swift_name("P_PID"))) = 1 };

// Signals

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGEMT 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGIO 23
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGWINCH 28
#define SIGUSR1 30
#define SIGUSR2 31
#define SA_ONSTACK 0x0001
#define SA_RESTART 0x0002
#define SS_DISABLE 0x0004

typedef unsigned int sigset_t;
union NAMED(sigval) { int sival_int; void *sival_ptr; };
struct NAMED(siginfo_t) {
  int si_signo, si_errno, si_code;
  pid_t si_pid;
  uid_t si_uid;
  int si_status;
  void *si_addr;
  union our_sigval si_value;
  long si_band;
  unsigned long __pad[7];
};
union NAMED(__sigaction_u) {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct our_siginfo_t *, void *);
};
struct NAMED(sigaction) {
  union our___sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
struct NAMED(stack_t) {
  void *ss_sp;
  __darwin_size_t ss_size;
  int ss_flags;
};
typedef void (*sig_t)(int);
int sigaction(int, const struct our_sigaction *, struct our_sigaction *);
int sigaltstack(const struct our_stack_t *, struct our_stack_t *);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
sig_t signal(int, sig_t);
int raise(int);
int kill(pid_t, int);
int waitid(enum our_idtype_t, id_t, struct our_siginfo_t *, int);

// Starting processes

typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_SETSID 0x0400
int posix_spawn(
  pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigmask(posix_spawnattr_t *, const sigset_t *);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *, const sigset_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t);

// Waiting

typedef unsigned int nfds_t;
struct NAMED(pollfd) { int fd; short events, revents; };
#define POLLIN 0x0001
int poll(struct our_pollfd *, nfds_t, int);
struct NAMED(fd_set) { int fds_bits[32]; };
int select(int, struct our_fd_set *, struct our_fd_set *, struct our_fd_set *, struct our_timeval *);

// Terminals

typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
struct NAMED(termios) {
  tcflag_t c_iflag, c_oflag, c_cflag, c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed, c_ospeed;
};
struct NAMED(winsize) { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
#define VINTR 8
#define VQUIT 9
#define VSUSP 10
#define VMIN 16
#define VTIME 17
#define ISTRIP 0x00000020
#define INLCR 0x00000040
#define IGNCR 0x00000080
#define ICRNL 0x00000100
#define IXON 0x00000200
#define ECHO 0x00000008
#define ISIG 0x00000080
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define TCSANOW 0
#define TCOOFF 1
int tcgetattr(int, struct our_termios *);
int tcsetattr(int, int, const struct our_termios *);
int tcdrain(int);
int tcflow(int, int);
pid_t tcgetpgrp(int);
pid_t tcgetsid(int);
int ttyname_r(int, char *, size_t);
int openpty(int *, int *, char *, struct our_termios *, struct our_winsize *);

// Sockets

#define AF_UNIX 1
#define SOCK_DGRAM 2
int socketpair(int, int, int, int *);
