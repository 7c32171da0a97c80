"""The site as it was built: its pages, and a server for it."""

import functools
import http.server
import json
import pathlib
import threading


class Site:
    """The pages of a site: the title that each has to show, and which ones somebody has written."""

    def __init__(self, folder, base):
        self.folder = pathlib.Path(folder)
        self.prefix = "/" + base.strip("/") if base.strip("/") else ""
        self.titles, self.prose = {}, set()
        data = self.folder / "data"
        # The landing page of all modules comes first: on the way from another page to it, the renderer
        # throws an exception in its sidebar.
        for file in sorted(data.rglob("*.json"), key=lambda file: file.with_suffix("")):
            page = json.loads(file.read_text())
            path = "/" + str(file.relative_to(data).with_suffix(""))
            self.titles[path] = page["metadata"].get("title", "")
            if page["kind"] != "symbol" or path.count("/") == 2:
                self.prose.add(path)

    def serve(self):
        """Serves the site on a free port, for as long as this program runs.

        Returns the address of the server; the site is there below its prefix.
        """
        handler = functools.partial(Handler, directory=str(self.folder), prefix=self.prefix)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}"

    def leads_somewhere(self, path):
        """Returns whether there is a page or a file at a path, by its own file and not by a script."""
        file = self.folder / path.strip("/")
        return file.is_file() or (file / "index.html").is_file()


class Handler(http.server.SimpleHTTPRequestHandler):
    """A server of files below a prefix. It says nothing."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments, prefix, **named):
        self.prefix = prefix
        super().__init__(*arguments, **named)

    def translate_path(self, path):
        if not path.startswith(self.prefix + "/"):
            return super().translate_path("/not-below-the-base-path")
        return super().translate_path(path[len(self.prefix):])

    def copyfile(self, source, outputfile):
        try:
            super().copyfile(source, outputfile)
        except ConnectionError:
            # The browser has gone to another page meanwhile.
            self.close_connection = True

    def log_message(self, *_):
        pass
