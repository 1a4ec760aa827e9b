/// A module that holds many faults at once: each is in a copy of the body that it stands in, and a
/// number decides, before any test runs, which copy runs.
package struct FaultyModule {
    private let original: Module
    private let outlines: [String: SourceOutline]

    package init(_ module: Module) {
        original = module
        outlines = module.sources.mapValues(SourceOutline.init)
    }

    /// Faults by their numbers; 0 stands for no fault.
    package typealias Numbered = [Int: Fault]

    /// A body of a function or the like, by its file and its place among those of the file.
    package struct Body: Hashable, Sendable {
        package var path: String
        package var index: Int
    }

    /// What holds some faults, and which lines of it hold which body.
    package struct Held {
        package var module: Module
        /// The bodies, by the numbers under which the module says that they were reached.
        package var bodies: [Body]
        fileprivate var lines: [Body: ClosedRange<Int>] = [:]

        /// What an error of the compiler is about.
        package enum Blame: Equatable, Sendable {
            case fault(Int)
            case body(Body)
            case unknown
        }

        package func blame(for failure: Failure) -> Blame {
            guard let file = failure.file, let line = failure.line else { return .unknown }
            if let number = file.numberOfFault { return .fault(number) }
            let body = lines.first { $0.key.path == file && $0.value.contains(line) }?.key
            return body.map { .body($0) } ?? .unknown
        }
    }

    /// The body that a fault stands in; nil if it stands in none, and has to be tried alone.
    package func body(of fault: Fault) -> Body? {
        guard let outline = outlines[fault.path] else { return nil }
        let index = outline.bodies.firstIndex { body in
            let place = outline.place(of: body)
            return place.lowerBound <= fault.range.lowerBound
                && fault.range.upperBound <= place.upperBound
        }
        return index.map { Body(path: fault.path, index: $0) }
    }

    /// The module with these faults in it.
    package func holding(_ faults: Numbered) -> Held {
        var held = Held(module: original, bodies: [])
        let byPath = Dictionary(grouping: faults) { $0.value.path }
        for (path, outline) in outlines.sorted(by: { $0.key < $1.key }) {
            hold(byPath[path] ?? [], path, outline, in: &held)
        }
        let home = original.files.keys.sorted().first { $0.isSwift } ?? ""
        let folder = home.split(separator: "/").dropLast().joined(separator: "/")
        held.module.files[folder + "/KataFaults.swift"] = Self.chooser(held.bodies.count)
        return held
    }

    private func hold(
        _ faults: [(key: Int, value: Fault)], _ path: String, _ outline: SourceOutline,
        in held: inout Held
    ) {
        var made: [UInt8] = []
        var end = 0
        for (index, body) in outline.bodies.enumerated() {
            let name = Body(path: path, index: index)
            let place = outline.place(of: body)
            // Faults in what the body leaves to others are not here, nor is a body in another.
            let own = faults.filter { self.body(of: $0.value) == name }.sorted { $0.key < $1.key }
            guard place.lowerBound >= end, !own.isEmpty else { continue }
            made += outline.text[end..<place.lowerBound]
            let start = made.count { $0 == 10 } + 1
            made += Array("\nswitch kataFault(\(held.bodies.count)) {\n".utf8)
            for (number, fault) in own {
                made += Array(
                    "case \(number):\n#sourceLocation(file: \"\(number.fileName)\", line: 1)\n".utf8
                )
                made += outline.copy(of: body, with: fault)
                made += Array("\n#sourceLocation()\n".utf8)
            }
            made += Array("default:\n".utf8) + outline.copy(of: body, with: nil) + Array("\n}".utf8)
            held.lines[name] = start...(made.count { $0 == 10 } + 1)
            held.bodies.append(name)
            end = place.upperBound
        }
        made += outline.text[end...]
        held.module.files[path] = String(decoding: made, as: UTF8.self)
    }

    /// What lets the runner choose a fault, and tells it which bodies were reached.
    private static func chooser(_ bodies: Int) -> String {
        """
        private nonisolated(unsafe) var chosen = 0
        private nonisolated(unsafe) let reached = {
            let bytes = UnsafeMutablePointer<Bool>.allocate(capacity: \(max(1, bodies)))
            bytes.initialize(repeating: false, count: \(max(1, bodies)))
            return bytes
        }()

        func kataFault(_ body: Int) -> Int {
            reached[body] = true
            return chosen
        }

        @_cdecl("kata_choose") public func kataChoose(_ number: Int) { chosen = number }
        @_cdecl("kata_bodies") public func kataBodies() -> Int { \(bodies) }
        @_cdecl("kata_reached") public func kataReached(_ body: Int) -> Bool { reached[body] }

        """
    }
}

extension SourceOutline {
    /// What stands between the braces of a body, in bytes.
    fileprivate func place(of body: Body) -> Range<Int> {
        let (open, close) = (tokens[body.tokens.lowerBound - 1], tokens[body.tokens.upperBound])
        return open.range.upperBound..<close.range.lowerBound
    }

    /// A copy of a body that can stand in a case of a switch.
    fileprivate func copy(of body: Body, with fault: Fault?) -> [UInt8] {
        let place = place(of: body)
        var copy: [UInt8] = []
        var start = place.lowerBound
        if comesToItsOnlyStatement(body) {
            start = tokens[body.tokens.lowerBound].range.lowerBound
            copy = text[place.lowerBound..<start] + Array("return ".utf8)
        }
        guard let fault else {
            return copy + text[start..<place.upperBound]
                + (body.tokens.isEmpty ? Array("break".utf8) : [])
        }
        let rest =
            text[start..<fault.range.lowerBound] + Array(fault.replacement.utf8)
            + text[fault.range.upperBound..<place.upperBound]
        let isEmpty = String(decoding: rest, as: UTF8.self).sourceTokens.isEmpty
        return copy + rest + (isEmpty ? Array("\nbreak".utf8) : [])
    }

    /// Whether the body is one expression, whose value it returns without saying so.
    private func comesToItsOnlyStatement(_ body: Body) -> Bool {
        let statements = statements(in: body.tokens)
        guard body.result != nil, statements.count == 1, let first = body.tokens.first else {
            return false
        }
        if tokens[first].isOne(of: ["if", "switch"]) {
            return !body.tokens.contains { tokens[$0].is("return") }
        }
        return !tokens[first].isOne(of: [
            "return", "throw", "guard", "for", "while", "repeat", "do", "let", "var", "func",
        ])
    }
}

extension Int {
    /// The file in which the compiler finds the fault with this number.
    fileprivate var fileName: String { "fault-\(self).swift" }
}

extension String {
    fileprivate var numberOfFault: Int? {
        hasPrefix("fault-") ? Int(dropFirst("fault-".count).dropLast(".swift".count)) : nil
    }
}
