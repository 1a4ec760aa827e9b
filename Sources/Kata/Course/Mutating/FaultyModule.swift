/// A module that holds many faults at once: each is in a copy of the body or of the initial value that
/// it stands in, and a number decides, before any test runs, which copy runs.
package struct FaultyModule {
    let original: Module
    let outlines: [String: SourceOutline]
    private let spots: [String: [SourceOutline.Spot]]

    package init(_ module: Module) {
        original = module
        outlines = module.sources.mapValues(SourceOutline.init)
        spots = outlines.mapValues(\.spots)
    }

    /// Faults by their numbers; 0 stands for no fault.
    package typealias Numbered = [Int: Fault]

    /// A body of a function or the like, or an initial value, by its file and its number there.
    package struct Spot: Hashable, Sendable {
        package var path: String
        package var index: Int
    }

    /// What holds some faults, and which lines of it hold which spot.
    package struct Held {
        package var module: Module
        /// The spots, by the numbers under which the module says that they were reached.
        package var spots: [Spot]
        fileprivate var lines: [Spot: ClosedRange<Int>] = [:]

        /// What an error of the compiler is about.
        package enum Blame: Equatable, Sendable {
            case fault(Int)
            case spot(Spot)
            case unknown
        }

        package func blame(for failure: Failure) -> Blame {
            guard let file = failure.file, let line = failure.line else { return .unknown }
            if let number = file.numberOfFault { return .fault(number) }
            let spot = lines.first { $0.key.path == file && $0.value.contains(line) }?.key
            return spot.map { .spot($0) } ?? .unknown
        }
    }

    /// Where a fault stands; nil if nothing there can be chosen, and it has to be tried alone.
    package func spot(of fault: Fault) -> Spot? {
        guard let outline = outlines[fault.path] else { return nil }
        let index = spots[fault.path]?.firstIndex { spot in
            let place = outline.place(of: spot)
            return place.lowerBound <= fault.range.lowerBound
                && fault.range.upperBound <= place.upperBound
        }
        return index.map { Spot(path: fault.path, index: $0) }
    }

    /// Faults in groups of at most `size` to be held together.
    ///
    /// What other modules can see is in groups of its own: they are compiled anew for these alone.
    ///
    /// - Parameter count: into how many groups they go if that is possible.
    package func groups(of faults: Numbered, _ count: Int, atMost size: Int) -> [Numbered] {
        func groups(_ faults: [Numbered.Element], _ count: Int) -> [Numbered] {
            let count = max(count, (faults.count + size - 1) / size)
            let dealt = Dictionary(grouping: faults.enumerated()) { $0.offset % max(1, count) }
            return dealt.sorted { $0.key < $1.key }.map { _, own in
                Numbered(uniqueKeysWithValues: own.map { ($0.element.key, $0.element.value) })
            }
        }
        let all = faults.sorted { $0.key < $1.key }
        if count < 2, all.count <= size { return groups(all, 1) }
        let seen = groups(all.filter { isSeen($0.value) }, 1)
        return seen + groups(all.filter { !isSeen($0.value) }, max(1, count - seen.count))
    }

    /// Whether other modules are compiled with what stands there: it is in no body.
    private func isSeen(_ fault: Fault) -> Bool {
        guard let spot = spot(of: fault), let outline = outlines[spot.path],
            let place = spots[spot.path]?[spot.index]
        else { return true }
        switch place {
        case .body(let body): return body.isSeen
        case .value(let range): return !outline.secrets.contains { $0.contains(range.lowerBound) }
        }
    }

    /// The module with these faults in it.
    package func holding(_ faults: Numbered) -> Held {
        holding(faults.compactMap { choice($0.key, $0.value) })
    }

    /// What stands in a spot if a number is chosen.
    struct Choice {
        var number: Int
        var spot: Spot
        var text: [UInt8]
    }

    private func choice(_ number: Int, _ fault: Fault) -> Choice? {
        guard let spot = spot(of: fault), let outline = outlines[spot.path],
            let place = spots[spot.path]?[spot.index]
        else { return nil }
        let text =
            switch place {
            case .body(let body): outline.copy(of: body, with: fault)
            case .value: outline.copy(of: outline.place(of: place), with: fault)
            }
        return Choice(number: number, spot: spot, text: text)
    }

    func holding(_ choices: [Choice]) -> Held {
        var held = Held(module: original, spots: [])
        let byPath = Dictionary(grouping: choices.sorted { $0.number < $1.number }, by: \.spot.path)
        for (path, outline) in outlines.sorted(by: { $0.key < $1.key }) {
            hold(byPath[path] ?? [], path, outline, in: &held)
        }
        let home = original.files.keys.sorted().first { $0.isSwift } ?? ""
        let folder = home.split(separator: "/").dropLast().joined(separator: "/")
        held.module.files[folder + "/" + Self.chooserFile] = Self.chooser(held.spots.count)
        return held
    }

    private func hold(
        _ choices: [Choice], _ path: String, _ outline: SourceOutline, in held: inout Held
    ) {
        var made: [UInt8] = []
        var end = 0
        for (index, spot) in (spots[path] ?? []).enumerated() {
            let name = Spot(path: path, index: index)
            let place = outline.place(of: spot)
            // Faults in what the body leaves to others are not here, nor is a body in another.
            let own = choices.filter { $0.spot == name }
            guard place.lowerBound >= end, !own.isEmpty else { continue }
            made += outline.text[end..<place.lowerBound]
            let start = made.count { $0 == 10 } + 1
            let call = "kataFault(\(held.spots.count))"
            switch spot {
            case .body(let body): made += outline.choice(call, among: own, in: body)
            case .value: made += outline.choice(call, among: own, at: place)
            }
            held.lines[name] = start...(made.count { $0 == 10 } + 1)
            held.spots.append(name)
            end = place.upperBound
        }
        made += outline.text[end...]
        held.module.files[path] = String(decoding: made, as: UTF8.self)
    }

    private static let chooserFile = "KataFaults.swift"
    private static let chooserBeginning = "private nonisolated(unsafe) var chosen = 0\n"

    /// Whether a file is there only to choose faults, so that nobody else asks for what is in it.
    static func isChooser(_ path: String, _ text: String) -> Bool {
        path.hasSuffix("/" + chooserFile) && text.hasPrefix(chooserBeginning)
    }

    /// What lets the runner choose a fault, and tells it which spots were reached since it asked last.
    private static func chooser(_ spots: Int) -> String {
        chooserBeginning + """
            private nonisolated(unsafe) let reached = {
                let bytes = UnsafeMutablePointer<Bool>.allocate(capacity: \(max(1, spots)))
                bytes.initialize(repeating: false, count: \(max(1, spots)))
                return bytes
            }()

            public func kataFault(_ spot: Int) -> Int {
                reached[spot] = true
                return chosen
            }

            @_cdecl("kata_choose") public func kataChoose(_ number: Int) { chosen = number }
            @_cdecl("kata_spots") public func kataSpots() -> Int { \(spots) }
            @_cdecl("kata_reached") public func kataReached(_ spot: Int) -> Bool {
                defer { reached[spot] = false }
                return reached[spot]
            }

            """
    }
}

extension SourceOutline {
    /// What a number can choose.
    enum Spot {
        case body(Body)
        case value(Range<Int>)
    }

    /// The bodies and the values, in the order in which they stand in the file.
    var spots: [Spot] {
        let spots = bodies.map(Spot.body) + values.filter { !$0.isRaw }.map { .value($0.tokens) }
        return spots.sorted { place(of: $0).lowerBound < place(of: $1).lowerBound }
    }

    /// What stands between the braces of a body, or a value, in bytes.
    func place(of spot: Spot) -> Range<Int> {
        switch spot {
        case .body(let body): place(of: body)
        case .value(let range): bytes(range)
        }
    }

    private func place(of body: Body) -> Range<Int> {
        let (open, close) = (tokens[body.tokens.lowerBound - 1], tokens[body.tokens.upperBound])
        return open.range.upperBound..<close.range.lowerBound
    }

    /// A body that is one of several, as `call` decides.
    fileprivate func choice(
        _ call: String, among choices: [FaultyModule.Choice], in body: Body
    ) -> [UInt8] {
        var made = Array("\nswitch \(call) {\n".utf8)
        for choice in choices {
            let file = choice.number.fileName
            made += Array(
                "case \(choice.number):\n#sourceLocation(file: \"\(file)\", line: 1)\n".utf8)
            made += choice.text
            made += Array("\n#sourceLocation()\n".utf8)
        }
        return made + Array("default:\n".utf8) + copy(of: body, with: nil) + Array("\n}".utf8)
    }

    /// A value that is one of several, as `call` decides.
    fileprivate func choice(
        _ call: String, among choices: [FaultyModule.Choice], at place: Range<Int>
    ) -> [UInt8] {
        var made = Array("(".utf8)
        for choice in choices {
            made += Array("\(call) == \(choice.number) ? (".utf8) + choice.text + Array(") : ".utf8)
        }
        return made + Array("(".utf8) + text[place] + Array("))".utf8)
    }

    fileprivate func copy(of place: Range<Int>, with fault: Fault) -> [UInt8] {
        text[place.lowerBound..<fault.range.lowerBound] + Array(fault.replacement.utf8)
            + text[fault.range.upperBound..<place.upperBound]
    }

    /// A copy of a body that can stand in a case of a switch.
    func copy(of body: Body, with fault: Fault?) -> [UInt8] {
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
        // What is missing at the end of an initializer is missing here, and not for all copies.
        if body.result == nil { return copy + rest + Array("\nreturn;".utf8) }
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
