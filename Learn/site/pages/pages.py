"""The site as it was built: its pages, what their data says, and a server for it."""

import functools
import http.server
import json
import pathlib
import threading


# What fits beside the margins of a phone in the size that Learn/site/build sets.
PHONE_COLUMNS = 44


class Site:
    """The pages of a site, with their titles.

    prose: the pages that were written by hand: articles, walkthroughs and the pages of modules.
    samples: a generated page of each kind, such as a protocol or an initializer.
    """

    def __init__(self, folder, base):
        self.folder = pathlib.Path(folder)
        self.prefix = "/" + base.strip("/") if base.strip("/") else ""
        self.titles, self.prose, self.samples, self.references = {}, [], [], {}
        self.contents = {}
        data, kinds = self.folder / "data", set()
        for file in sorted(data.rglob("*.json")):
            page = json.loads(file.read_text())
            path = "/" + str(file.relative_to(data).with_suffix(""))
            metadata = page["metadata"]
            self.titles[path] = metadata.get("title", "")
            self.references[path] = page.get("references", {}).values()
            kind = metadata.get("role"), metadata.get("symbolKind")
            # Lists of default implementations are articles, too, below the page of a type.
            if path.count("/") <= (3 if page["kind"] == "article" else 2):
                self.prose.append(path)
                self.contents[path] = page
            elif kind not in kinds:
                kinds.add(kind)
                self.samples.append(path)

    def faults(self):
        """Returns what is wrong with pages and the links in their data, without opening one."""
        faults = []
        for path, title in self.titles.items():
            if not title:
                faults.append(f"{path}: has no title")
            if not self.leads_somewhere(path):
                faults.append(f"{path}: has no file, and cannot be opened by its address")
            for reference in self.references[path]:
                targets = [reference.get("url", "")]
                targets += [variant["url"] for variant in reference.get("variants", [])]
                for target in targets:
                    page = target.split("#")[0]
                    if page.startswith("/") and not self.leads_somewhere(page):
                        faults.append(f"{path}: the link {target} leads nowhere")
        for path, page in self.contents.items():
            faults += [f"{path}: {fault}" for fault in faults_in(page)]
        return faults + self.start_faults()

    def start_faults(self):
        """Returns what the first screen of the start page lacks."""
        page = self.contents["/documentation/learn"]
        first = []
        for part in parts(page["primaryContentSections"]):
            if part.get("type") == "codeListing":
                break
            first.append(part.get("identifier", ""))
        return [
            f"/documentation/learn: has no {what} before its first listing"
            for what, name in (("ice cream", "gallery"), ("way to walkthrough 1", "/1-Your-first-scene"))
            if not any(identifier.endswith(name) for identifier in first)]

    def serve(self, port=0):
        """Serves the site on a port, or on a free one, for as long as this program runs.

        Returns the address of the server; the site is there below its prefix.
        """
        handler = functools.partial(Handler, directory=str(self.folder), prefix=self.prefix)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}"

    def leads_somewhere(self, path):
        """Returns whether there is a page or a file at a path, by its own file and not by a script."""
        file = self.folder / path.strip("/")
        return file.is_file() or (file / "index.html").is_file()


def undocumented(folder):
    """Returns the public symbols in a folder of symbol graphs that have no doc comment.

    Synthesized symbols, such as the == of a struct, have no location.
    """
    for file in sorted(folder.glob("*/*.symbols.json")):
        for symbol in json.loads(file.read_text())["symbols"]:
            if symbol["accessLevel"] == "public" and "location" in symbol and "docComment" not in symbol:
                place = symbol["location"]
                name = ".".join(symbol["pathComponents"])
                yield f"{place['uri']}:{place['position']['line'] + 1}: {name} has no documentation"


def parts(content):
    """Returns all objects in the data of a page, in their order."""
    if isinstance(content, dict):
        yield content
        content = content.values()
    elif not isinstance(content, list):
        return
    for part in content:
        yield from parts(part)


def faults_in(page):
    """Returns which diagrams a phone would cut, and which links are named otherwise than their pages.

    A text in lower case is part of a sentence, and may say anything.
    """
    for part in parts(page.get("primaryContentSections", [])):
        if part.get("type") == "codeListing":
            width = max(map(len, part["code"]), default=0)
            if width > PHONE_COLUMNS and any(arrow in line for line in part["code"] for arrow in "▶◀▲▼"):
                yield f"a diagram has {width} columns, and a phone {PHONE_COLUMNS}: {part['code'][0]}"
        elif part.get("type") == "reference":
            text = part.get("overridingTitle", "")
            target = page["references"].get(part["identifier"], {})
            title = target.get("title", "").split(". ")[-1]
            if target.get("role") in ("article", "collectionGroup") and text[:1].isupper() and text != title:
                yield f'the link "{text}" leads to the page "{title}"'


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

    def handle(self):
        try:
            super().handle()
        except ConnectionError:
            # The browser has gone to another page meanwhile.
            self.close_connection = True

    def log_message(self, *_):
        pass
