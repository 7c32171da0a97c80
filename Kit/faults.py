"""Faults for generated components, in each of which a generated test must fail.

Each is the name of a file, without `.swift`, and the text to replace there; `…` is any text, which stands for itself in
the new text. A third element names where, by patterns of the first and the last line.
"""

_METHOD_END = "^  }"
_REFUSED = 'if !"refused".isEmpty { return }; '

FAULTS = {
    "PickTeaViewController": [
        ("case .pickTea: scene.pickTea()", "case .pickTea: break"),
        ("lines.append(state.message)", "_ = state"),
        ("scene.fetchTeas()", "_ = scene", ("func viewWillAppear", "}")),
    ],
    "ShowCupViewController": [
        ("refreshControl?.endRefreshing()", "_ = state"),
        ("scene.fetchCup() }", "_ = scene }"),
    ],
    "TakeCupViewController": [("text: text,", "text: String(text.prefix(0)),")],
    "ListTeasView": [
        ("interactor?.chooseTea(request: …)", "_ = interactor"),
        ("$0.message = viewModel.message", "_ = $0"),
        ("router?.routeToShowTea()", "_ = router"),
    ],
    "ListTeasInteractor": [
        ("presenter?.presentChosenTea(response: .init())", "_ = presenter"),
        ("presenter?.presentFetchFailure(response: .init(error: error))", "_ = error"),
    ],
    "ListTeasPresenter": [('"The tea was chosen."', '"Tea."'), ("weak var", "var")],
    "ListTeasConfigurator": [("router.dataStore = interactor", "_ = interactor")],
    "ListTeasRouter": [("destination?.selection = source?.selection", "_ = (source, destination)")],
    "ListTeasMenu": [
        ("{ self.fetchTeas() }", "{}"),
        ("self.fetchTeas()", "_ = self", ("load: {", "}")),
    ],
    "SceneServices": [("weak var navigation", "var navigation")],
    "BrowseTeasWorker": [("return try …", "return Array(try ….prefix(0))")],
    "BrowseTeasView": [("state.total = viewModel.total", "_ = viewModel"), ("count: count, price", "count: 0, price")],
    "BrowseTeasPresenter": [(r"response.teas.map(\.name)", "[]"), ("reason: response.reason", 'reason: ""')],
    "BrowseTeasMenu": [
        ("count: form.count", "count: 0"),
        (".list(…),", ""),
        ('"Choose tea"', '"Tea"'),
    ],
    "BrowseTeasForms": [(r'FormField("Count", \.count),', "")],
    "TeaCatalog": [("entry.minutes =", "_ =")],
    "CupForm": [(".name: name", '.name: "x"'), ("(1...5).contains(stars)", "(0...9).contains(stars)")],
    "CupFields": [
        ('FormField("State"…', ""),
        (", problem: problems[.name]", ""),
        (", in: 1...5", ""),
        ('FormField("Weight"…', ""),
        ("set { self = … }", "set { self = newValue }"),
    ],
    "CupStoreSamples": [
        ("kept.cups[index] = cup", "_ = index"),
        ("cup.id = UUID()", 'cup.name += ""'),
        ("kept.cups.removeAll { $0.id == id }", "_ = id"),
        ("{ $0.id == id }) else", "{ $0.id != id }) else"),
        ("try write(else: before)", "_ = before"),
        ("kept = before", "_ = before"),
        ("kept = try", "_ = try"),
    ],
    "EditCupInteractor": [
        ("guard problems.isEmpty else", "guard problems.isEmpty || true else"),
        ("self?.result = cup", ""),
        ("saveCup(cup: request.cup)", "saveCup(cup: .blank)"),
        ("guard let selection else { return }", "let selection = UUID()"),
        ("case .signedOut: …", "case .signedOut: break"),
    ],
    "EditCupPresenter": [
        ('"Fill this in."', '""'),
        ("Fill in \\(range.lowerBound)", "Fill in 0"),
        ("The shelf is full", "The shelf is empty"),
    ],
    "EditCupView": [
        ("state.saveCupForm.cup = viewModel.cup", ""),
        ("state.saveCupProblems = [:]", ""),
        ("state.saveCupProblems = [:]", "", ("func displaySaveProgress", _METHOD_END)),
        ("state.saveCupProblems = [:]", "", ("func displayCup", _METHOD_END)),
        ("{ $0.saveCupForm = form }", "{ _ = ($0, form) }"),
        ("state.fetchCupFailed = …", ""),
        ('state.message = ""', "", ("func displaySaveRefusal", _METHOD_END)),
    ],
    "EditCupRouter": [("if let view { …(from: view) }", "…(from: self)")],
    "EditCupMenu": [
        ("self.fillIn(form)", "_ = form"),
        ("fields($0.saveCupProblems)", "fields($0.saveCupProblems.filter { _ in false })"),
        ("{ $0.fetchCupFailed }", "{ _ in true }"),
        ("{ !$0.fetchCupFailed }", "{ _ in true }"),
    ],
    "ListCupsInteractor": [
        ("self?.cups = cups", ""),
        ("showCupSelection = …", "_ = …"),
        ("(after: pause)", ""),
        ("cupsWork.fetch {", "watchCupsWork.fetch {"),
        ("watchCupsWork.cancel()", ""),
        ("presenter?.presentEditedCup(response: .init(cup: result))", "_ = result"),
    ],
    "ListCupsScreen": [("waitsFor: […]", "waitsFor: []"), ("self.reload()", "_ = self")],
    "ListCupsRouter": [
        ("services.navigation?.show(destination)", "_ = destination", ("func routeToEditCup", "}")),
    ],
    "ListCupsConfigurator": [("services.cupStore", "SampleCupStore()")],
    "ListCupsView": [('state.findProgress = ""', "", ("func displayFetchProgress", _METHOD_END))],
    "ShowCupPresenter": [("response.cup.size.title", '""')],
    "ListPagesInteractor": [
        ("start = pages.count", "start = 0"),
        ("guard hasMore, ", "guard "),
        ("self.pages += pages", ""),
        ("self.hasMore = …", ""),
    ],
    "ListPagesMenu": [("{ $0.hasMore }", "{ !$0.hasMore }")],
    "PickCupInteractor": [
        ("cups.removeAll { $0.id == selected.id }", "_ = selected"),
        ("cups[index] = cup", "_ = index"),
    ],
    "PickCupMenu": [
        (', asking: "Throw all cups away?"', ""),
        ("{ self.pickCup(id: $0) }", "{ _ in }"),
    ],
    "OpenTeaRouter": [
        ("destination?.openTeaResult = source?.result", "_ = (source, destination)"),
        ("weak var origin", "var origin"),
    ],
    "OpenTeaConfigurator": [("router.origin = origin", "_ = origin")],
    "WatchTeasInteractor": [
        ("fetchTeasWork.fetch {", "fetchTeasWork.run {"),
        ("if orderTeaWork.isRunning { return }", ""),
        # A rule refuses the request.
        ("presenter?.presentFetchProgress", f"{_REFUSED}presenter?.presentFetchProgress"),
        ("presenter?.presentOrderProgress", f"{_REFUSED}presenter?.presentOrderProgress"),
        ("presenter?.presentFetchProgress(response: .init())", "_ = presenter"),
    ],
    "WatchTeasPresenter": [("Loading the teas", "")],
    "WatchTeasView": [
        ('state.fetchProgress = ""', "", ("func displayTeas", "}")),
        ('state.fetchProgress = ""', "", ("func displayFetchFailure", "}")),
    ],
    "WatchOrdersInteractor": [("worker.loadOrders(request: request)", "worker.loadOrders(request: .init(day: 0))")],
    "WatchOrdersMenu": [("waitsFor: […],", "")],
    "WatchOrdersView": [('state.loadProgress = ""', "", ("func displayOrders", "}"))],
}

# Faults that the short form makes all at once, with the name of the test that must fail.
SHORT_FAULTS = {
    "refers weakly to the navigation": ("SceneServices", "weak var navigation", "var navigation"),
    "presents the outcome of FetchTeas": ("ListAllPresenter", "response.entries", "[]"),
    "drops a late answer to fetchTeas": (
        "ListAwaitedInteractor", "presenter?.presentFetchProgress", f"{_REFUSED}presenter?.presentFetchProgress"),
}
