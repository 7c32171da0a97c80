"""Chromium without a window, driven through its DevTools protocol."""

import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile


def find():
    """Returns where Chromium is, or None."""
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return next((path for path in map(shutil.which, names) if path), None)


class Chromium:
    """A browser with one page. Its trouble is a list of what went wrong in that page."""

    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # With --remote-debugging-pipe it reads from 3 and writes to 4, each message ended by a zero.
        theirs_in, self.output = (high(number) for number in os.pipe())
        self.input, theirs_out = (high(number) for number in os.pipe())
        for ours, theirs in (theirs_in, 3), (theirs_out, 4):
            os.dup2(ours, theirs)
            os.close(ours)
        flags = [
            "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu",
            "--disable-dev-shm-usage", "--disable-background-networking", "--disable-extensions",
            # Nothing but the site is there to be asked.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
            "--user-data-dir=" + self.profile.name,
        ]
        # Chromium refuses its sandbox to root, who runs the checks in a container.
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        self.process = subprocess.Popen(
            [program, *flags, "about:blank"], pass_fds=(3, 4), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(3)
        os.close(4)
        self.rest, self.last, self.session, self.trouble = b"", 0, None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in "Page", "Runtime", "Log", "Network":
            self.call(domain + ".enable")

    def call(self, method, **parameters):
        """Calls a method of the protocol, and returns its result."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.note(answer.get("method"), answer.get("params", {}))

    def evaluate(self, script):
        """Runs JavaScript in the page, waits for its promise, and returns its value."""
        result = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def receive(self):
        while b"\0" not in self.rest:
            if not select.select([self.input], [], [], 60)[0]:
                raise RuntimeError("Chromium did not answer for a minute")
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("Chromium ended")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def note(self, event, details):
        """Keeps what went wrong: errors in the console, and requests that failed."""
        if event == "Runtime.exceptionThrown":
            thrown = details["exceptionDetails"]
            text = thrown.get("exception", {}).get("description", thrown["text"])
            self.trouble.append("an exception: " + text.splitlines()[0])
        elif event == "Runtime.consoleAPICalled" and details["type"] in ("error", "assert"):
            words = [str(word.get("value", word.get("description"))) for word in details["args"]]
            self.trouble.append("an error in the console: " + " ".join(words).splitlines()[0])
        elif event == "Log.entryAdded" and details["entry"]["level"] == "error":
            # What the network says is told below, with its address.
            if details["entry"]["source"] != "network":
                self.trouble.append("an error in the console: " + details["entry"]["text"])
        elif event == "Network.responseReceived" and details["response"]["status"] >= 400:
            response = details["response"]
            self.trouble.append(f"{response['url']} was answered with {response['status']}")
        elif event == "Network.loadingFailed" and not details.get("canceled"):
            self.trouble.append("a request failed: " + details["errorText"])

    def end(self):
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()


def high(number):
    """Moves a descriptor out of the way of 3 and 4."""
    moved = fcntl.fcntl(number, fcntl.F_DUPFD_CLOEXEC, 10)
    os.close(number)
    return moved
