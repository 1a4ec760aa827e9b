import Testing

@testable import kata

extension SampleCourse {
    /// The world with a real compiler.
    var compiling: World {
        var world = world
        world.engine = Engine { try Workbench.lab.run($0) }
        return world
    }

    /// Performs a command, such as `["check", "Even"]`, in this course's world or in another.
    @discardableResult
    func perform(_ words: [String], in other: World? = nil) throws -> Int32 {
        forget()
        return try Kata.perform(Arguments(words).request, in: other ?? world)
    }

    /// Expects words in what has been printed.
    func expect(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(output.contains(words), "\(output)", sourceLocation: sourceLocation)
    }

    /// Expects that what has been printed begins so.
    func expect(start: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(output.hasPrefix(start), "\(output)", sourceLocation: sourceLocation)
    }

    /// Expects that what has been printed ends so.
    func expect(end: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(output.hasSuffix(end), "\(output)", sourceLocation: sourceLocation)
    }
}

/// The same of what a command prints.
extension SampleCourse {
    func expect(
        _ words: String, from command: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try perform(command)
        expect(words, sourceLocation: sourceLocation)
    }

    func expect(
        start: String, from command: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try perform(command)
        expect(start: start, sourceLocation: sourceLocation)
    }

    func expect(
        end: String, from command: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try perform(command)
        expect(end: end, sourceLocation: sourceLocation)
    }
}
