// One line makes the scene. A screen observes the view's store: this one prints the text.
let view = StackScoopsView().configure()
let screen = view.text.observe { print($0) }

// The user's actions: each argument is a scoop.
for flavor in CommandLine.arguments.dropFirst() { view.addScoop(flavor) }
screen.cancel()
