"""Random descriptions of scenes, of what Kit/scene.schema.json allows."""
from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

JSON = dict[str, Any]

NOUNS = ["Tea", "Boat", "Cup", "Train", "Ticket", "Letter"]
FIELDS: list[tuple[str, Any]] = [
    ("name", "String"), ("minutes", "Int"), ("price", "Double"), ("isOpen", "Bool"), ("made", "Date"),
    ("note", "String?"), ("weight", "Decimal"), ("page", "URL?"), ("id", "UUID"), ("tags", "[String]"),
    ("prices", "[String: Double]"), ("stars", {"type": "Int", "default": "3"}),
    ("time", {"type": "Duration", "default": ".zero"}), ("kind", "Kind"), ("kinds", "[Kind]"), ("second", "Kind?"),
    ("maker", "Maker"), ("owner", "Maker?"), ("makers", "[Maker]"), ("title", {"type": "String", "title": "Full title"}),
    ("day", {"type": "Int", "range": [1, 7]}), ("depth", {"type": "Int", "range": [-9, -8]}),
    ("secret", {"type": "String", "secure": True}), ("number", {"type": "Int", "readOnly": True}),
    ("owned", {"type": "Kind?", "readOnly": True}), ("past", {"type": "[Kind]", "readOnly": True}),
    ("grid", "[[Kind]]"), ("spare", "[Kind]?"), ("parts", "[String: [Int]]"),
    ("shelf", {"type": "Int", "title": "No. of `the` shelf?", "range": [2, 3]}),
]
# What view models show besides texts, numbers and entries.
SHOWN = [
    "Date", "Date?", "[Date]", "[String: Decimal]", "Decimal", "URL?", "UUID", "[UUID]", "Bool", "Kind?", "[Kind]",
    "[[Int]]"]
VERBS = ["Keep", "Throw", "Wash", "Paint", "Pack", "Sell"]


class Description:
    """A description that grows by features that know nothing of each other."""

    def __init__(self, seed: int, features: list[str]):
        self.random = random.Random(seed)
        self.noun = self.random.choice(NOUNS)
        self.list = f"{self.noun.lower()}s"
        self.shown = self.random.choice(["[String]", f"[{self.noun}]"])
        self.verbs = iter(self.random.sample(VERBS, len(VERBS)))
        fields = dict(self.random.sample(FIELDS, self.random.randint(1, 5)))
        fields["name"] = "String"
        self.types: JSON = {
            self.noun: fields,
            "Kind": ["green", {"name": "black", "title": "Black, strong"}],
            "Maker": {"name": "String", **dict(self.random.sample([("since", "Int"), ("town", "Town?")], 1))},
            "Town": {"title": "No. 1 town", "fields": {"name": "String", "state": "String?"}},
        }
        self.use_cases: list[JSON] = []
        self.scene: JSON = {"name": f"Show{self.noun}s", "useCases": self.use_cases}
        self.other: JSON = {"name": f"Edit{self.noun}", "router": True, "useCases": [
            {"name": f"Fetch{self.noun}", "response": {"text": "String"}, "viewModel": {"text": "String"}},
            {"name": f"Leave{self.noun}", "viewModel": {}}]}
        self.has_other = False
        self.content: JSON = {"types": self.types}
        for feature in features:
            self.add(feature)
        if not self.use_cases:
            self.fetch()

    def add(self, feature: str) -> None:
        FEATURES[feature](self)

    def json(self) -> JSON:
        if "selection" in self.scene and not any("route" in use_case for use_case in self.use_cases):
            self.scene["router"] = True
        return {**self.content, "scenes": [self.scene] + [self.other] * self.has_other}

    def verb(self) -> str:
        return next(self.verbs, "Turn")

    def use_case(self, name: str, **values: Any) -> None:
        if all(known["name"] != name for known in self.use_cases):
            self.use_cases.append({"name": name, **values})

    def some_use_case(self) -> JSON:
        if not self.use_cases:
            self.fetch()
        return self.random.choice(self.use_cases)

    def fetch(self) -> None:
        self.use_case(
            f"Fetch{self.noun}s", response={self.list: f"[{self.noun}]"}, viewModel={self.list: self.shown})

    def search(self) -> None:
        self.use_case(
            f"Find{self.noun}s", search=True, request={"text": "String"}, response={self.list: f"[{self.noun}]"},
            viewModel={self.list: self.shown})

    def second_search(self) -> None:
        self.search()
        self.use_case(
            f"Guess{self.noun}s", search=True, request={"letters": "String"}, response={"guesses": "[String]"},
            viewModel={"guesses": "[String]"})

    def pages(self) -> None:
        self.fetch()
        if self.use_cases[0]["name"].startswith("Fetch"):
            self.use_cases[0]["pages"] = True

    def refresh(self) -> None:
        self.use_case(
            f"Load{self.noun}s", title="Load again", refresh=True, response={self.list: f"[{self.noun}]"},
            viewModel={self.list: self.shown})

    def stream(self) -> None:
        self.use_case("WatchClock", stream=True, response={"ticks": "Int"}, viewModel={"ticks": "Int"})

    def select(self) -> None:
        self.fetch()
        self.use_case(f"{self.verb()}{self.noun}", selects=self.list)

    def form(self) -> None:
        self.use_case(f"Save{self.noun}", request={self.noun.lower(): self.noun})

    def second_form(self) -> None:
        self.form()
        self.use_case(f"Send{self.noun}", request={self.noun.lower(): self.noun})

    def prefilled_form(self) -> None:
        key = self.noun.lower()
        self.use_case(f"Load{self.noun}", response={key: self.noun}, viewModel={key: self.noun})
        self.form()

    def parameters(self) -> None:
        kinds = self.random.sample(["Int", "Double", "Bool", "String", "Kind", "Date", "[String]", "String?"], 3)
        request = {f"value{index}": kind for index, kind in enumerate(kinds)}
        self.use_case(f"{self.verb()}All", request=request, response={"sum": "Int"}, viewModel={"sum": "Int"})

    def confirm(self) -> None:
        self.some_use_case()["confirm"] = f"Is the {self.noun.lower()} done?"

    def selection(self) -> None:
        self.scene["selection"] = self.random.choice(["Int", "UUID", "String", self.noun])
        self.some_use_case()["usesSelection"] = True

    def unused_selection(self) -> None:
        self.scene["selection"] = self.random.choice(["Int", "UUID"])

    def result(self) -> None:
        self.scene["result"] = self.random.choice([self.noun, "Int"])
        self.back()

    def link(self) -> JSON:
        """What a use case has beside its route: nothing, so that it has no request, or an answer."""
        return self.random.choice([{}, {"viewModel": {}}, {"response": {}}, {"response": {"count": "Int"}}])

    def back(self) -> None:
        self.use_case("GoAway", route=True, **self.link())

    def route(self) -> None:
        self.has_other = True
        self.use_case(f"{self.verb()}Other", route=self.other["name"], **self.link())

    def selected_route(self) -> None:
        self.has_other = True
        self.fetch()
        self.other["selection"] = self.random.choice(["Int", self.noun])
        self.use_case(f"{self.verb()}Chosen", selects=self.list, route=self.other["name"])

    def worker(self) -> None:
        self.scene["worker"] = True

    def service(self) -> None:
        self.scene["worker"] = f"{self.noun}Store"

    def second_service(self) -> None:
        self.some_use_case()["worker"] = "SecondStore"

    def waits(self) -> None:
        self.scene["async"] = True

    def one_waits(self) -> None:
        self.some_use_case()["async"] = True

    def main_actor(self) -> None:
        self.scene["mainActor"] = True

    def trace(self) -> None:
        self.scene["trace"] = True

    def titles(self) -> None:
        self.scene["title"] = f"All {self.list}"
        self.some_use_case()["title"] = "Do it now. Really?"

    def outcome(self) -> None:
        self.some_use_case()["outcome"] = "Effect"

    def failure(self) -> None:
        self.scene.setdefault("outcomes", []).append(
            {"name": "LoadFailure", "response": {"reason": "String"}, "viewModel": {"reason": "String"}})

    def conformances(self) -> None:
        fields = self.types[self.noun]
        known = ["Codable", "Hashable"] + ["Identifiable"] * ("id" in fields)
        names = self.random.sample(known, self.random.randint(1, len(known)))
        self.types[self.noun] = {"conformsTo": names, "fields": fields}

    def kept(self) -> None:
        fields = self.types[self.noun]
        fields.get("fields", fields)["id"] = "UUID"
        self.service()
        self.fetch()
        self.use_case(f"Save{self.noun}", request={self.noun.lower(): self.noun})
        self.use_case(f"Delete{self.noun}", request={"id": "UUID"})
        for use_case in self.use_cases:
            if use_case["name"] in (f"Save{self.noun}", f"Delete{self.noun}"):
                use_case["worker"] = f"{self.noun}Store"

    def errors(self) -> None:
        use_case = self.some_use_case()
        if "stream" in use_case or "stops" in use_case:
            self.fetch()
            use_case = self.use_cases[-1]
        use_case["worker"] = f"{self.noun}Store"
        use_case["errors"] = ["broken", {"name": "lost", "title": "It is lost!", "outcome": "Loss"}]
        outcomes = self.scene.setdefault("outcomes", [])
        if all(known["name"] != "Loss" for known in outcomes):
            response = {**use_case.get("request", {}), "count": "Int"}
            outcomes.append({"name": "Loss", "response": response, "viewModel": {"losses": "Int"}})

    def outcome_route(self) -> None:
        self.has_other = True
        self.errors()
        for outcome in self.scene["outcomes"]:
            if outcome["name"] == "Loss":
                outcome.update(viewModel={}, route=self.other["name"])

    def change(self) -> None:
        fields = self.types[self.noun]
        fields.get("fields", fields)["id"] = "UUID"
        self.service()
        self.fetch()
        self.use_case(
            f"Mark{self.noun}", selects=self.list, worker=f"{self.noun}Store", changes=self.list,
            response={self.noun.lower(): self.noun})
        self.use_case(f"Remove{self.noun}", selects=self.list, worker=f"{self.noun}Store", changes=self.list)

    def used_result(self) -> None:
        self.route()
        self.other["result"] = self.random.choice([self.noun, "Int"])
        self.scene.setdefault("outcomes", []).append({
            "name": "Arrival", "resultOf": self.other["name"], "response": {"end": self.other["result"]},
            "viewModel": {"ending": "String"}})

    def stop(self) -> None:
        self.stream()
        self.use_case("LeaveClock", stops="WatchClock")

    def catalog(self) -> None:
        self.fetch()
        if not self.use_cases[0]["name"].startswith("Fetch"):
            return
        self.scene["worker"] = True
        self.content["catalog"] = {"file": f"{self.list}.json", "entries": self.noun}

    def more_shown(self) -> None:
        use_case = self.some_use_case()
        use_case.setdefault("response", {})["count"] = "Int"
        use_case.setdefault("viewModel", {})["count"] = "Int"

    def values_shown(self) -> None:
        use_case = self.some_use_case()
        fields = {f"shown{index}": self.random.choice(SHOWN) for index in range(3)}
        use_case["response"] = {**use_case.get("response", {}), **fields}
        use_case["viewModel"] = {**use_case.get("viewModel", {}), **fields}

    def second_scene(self) -> None:
        self.route()
        self.other["useCases"][:0] = [
            {"name": "FetchMakers", "worker": "MakerStore", "response": {"makers": "[Maker]"},
             "viewModel": {"makers": "[Maker]"}},
            {"name": "SaveMaker", "worker": "MakerStore", "request": {"maker": "Maker"}},
            {"name": "PickMaker", "selects": "makers", "confirm": "This one?"}]

    def imports(self) -> None:
        self.content["imports"] = ["Foundation"]

    def front_end(self, name: str) -> None:
        self.scene["frontEnd"] = self.other["frontEnd"] = name


FEATURES: dict[str, Callable[[Description], None]] = {
    name.__name__: name for name in [
        Description.fetch, Description.search, Description.second_search, Description.pages, Description.refresh,
        Description.stream, Description.select, Description.form, Description.second_form, Description.prefilled_form,
        Description.parameters,
        Description.confirm, Description.selection, Description.unused_selection, Description.result, Description.back,
        Description.route, Description.selected_route, Description.worker, Description.service,
        Description.second_service, Description.waits, Description.one_waits, Description.main_actor, Description.trace,
        Description.titles, Description.outcome, Description.failure, Description.conformances, Description.kept,
        Description.errors, Description.outcome_route, Description.stop, Description.used_result, Description.change,
        Description.catalog, Description.more_shown, Description.values_shown, Description.second_scene,
        Description.imports]}
FEATURES["text"] = lambda description: description.front_end("text")
FEATURES["swiftui"] = lambda description: description.front_end("swiftui")
FEATURES["uikit"] = lambda description: description.front_end("uikit")


def descriptions(count: int, first: int = 0) -> Iterator[tuple[int, list[str], JSON, JSON]]:
    """Makes descriptions whose pairs of features are new as far as possible, each with what it is changed to."""
    missing = {frozenset(pair) for pair in itertools.combinations(FEATURES, 2)}
    for seed in range(first, first + count):
        choice = random.Random(seed)
        candidates = [choice.sample(list(FEATURES), choice.randint(3, 7)) for _ in range(20)]
        features = max(
            candidates, key=lambda names: sum(frozenset(pair) in missing for pair in itertools.combinations(names, 2)))
        missing -= {frozenset(pair) for pair in itertools.combinations(features, 2)}
        more = choice.choice([name for name in FEATURES if name not in features])
        yield seed, features, Description(seed, features).json(), Description(seed, [*features, more]).json()
