#include <sqlite3.h>

/// Binds a copy of the text. Swift cannot import the constant `SQLITE_TRANSIENT`.
static inline int bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
