import Foundation

/// What the program says goes here; to the terminal, as long as no test wants it.
nonisolated(unsafe) var say: (String) -> Void = { Swift.print($0) }

/// A name of our own module comes before the same name of a library.
func print(_ text: String) {
    say(text)
}

/// What time it is; the real one, as long as no test sets it.
nonisolated(unsafe) var clock: () -> Date = { Foundation.Date() }

// swift-format-ignore: AlwaysUseLowerCamelCase
func Date() -> Date {
    clock()
}
