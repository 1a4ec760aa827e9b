/// A module that holds many faults at once: each is in a copy of the body or of the initial value that
/// it stands in, and a number decides, before any test runs, which copy runs.
struct FaultyModule {
    let original: Module
    let outlines: [String: SourceOutline]
    let spots: [String: [SourceOutline.Spot]]

    /// - Parameter modules: what the module may use. A file that asks for its own place holds
    /// nothing together: in a copy that would be another.
    init(_ module: Module, with modules: [Module] = []) {
        original = module
        outlines = module.sources.mapValues(SourceOutline.init)
        let used = modules.needed(by: module.name).flatMap(\.sources.values)
        let askers = (outlines.values + used.map(SourceOutline.init)).map(\.askers)
        let names = Set(askers.joined())
        spots = outlines.mapValues { $0.asksForPlace(through: names) ? [] : $0.spots }
    }

    /// Faults by their numbers; 0 stands for no fault.
    typealias Numbered = [Int: Fault]

    /// A body of a function or the like, or an initial value, by its file and its number there.
    struct Spot: Hashable, Sendable {
        var path: String
        var index: Int
    }

    /// What holds some faults, and which lines of it hold which spot.
    struct Held {
        var module: Module
        /// The spots, by the numbers under which the module says that they were reached.
        var spots: [Spot]
        fileprivate var lines: [Spot: ClosedRange<Int>] = [:]

        /// What an error of the compiler is about.
        enum Blame: Equatable, Sendable {
            case fault(Int)
            case spot(Spot)
            case unknown
        }

        func blame(for failure: Failure) -> Blame {
            guard let file = failure.file, let line = failure.line else { return .unknown }
            let name = file.dropFirst("fault-".count).dropLast(".swift".count)
            if file.hasPrefix("fault-"), let number = Int(name) { return .fault(number) }
            let spot = lines.first { $0.key.path == file && $0.value.contains(line) }?.key
            return spot.map { .spot($0) } ?? .unknown
        }
    }

    /// Where a fault stands; nil if nothing there can be chosen, and it has to be tried alone.
    func spot(of fault: Fault) -> Spot? {
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
    /// - Parameter count: into how many groups they go if that is possible.
    func groups(of faults: Numbered, _ count: Int, atMost size: Int) -> [Numbered] {
        let all = faults.sorted { $0.key < $1.key }
        let count = max(count, (all.count + size - 1) / size, 1)
        let dealt = Dictionary(grouping: all.enumerated()) { $0.offset % count }
        return dealt.sorted { $0.key < $1.key }.map { _, own in
            Numbered(uniqueKeysWithValues: own.map { ($0.element.key, $0.element.value) })
        }
    }

    func holding(_ faults: Numbered) -> Held {
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

    /// The file in which the compiler finds the fault with this number.
    fileprivate static func file(of number: Int) -> String { "fault-\(number).swift" }

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
}

extension SourceOutline {
    /// What a number can choose.
    enum Spot {
        case body(Body)
        case value(Range<Int>)
    }

    /// The bodies and the values, in the order in which they stand in the file.
    fileprivate var spots: [Spot] {
        let spots = bodies.map(Spot.body) + values.filter { !$0.isRaw }.map { .value($0.tokens) }
        return spots.sorted { place(of: $0).lowerBound < place(of: $1).lowerBound }
    }

    /// What stands between the braces of a body, or a value, in bytes.
    fileprivate func place(of spot: Spot) -> Range<Int> {
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
            let file = FaultyModule.file(of: choice.number)
            let start = "case \(choice.number):\n#sourceLocation(file: \"\(file)\", line: 1)\n"
            made += Array(start.utf8) + choice.text + Array("\n#sourceLocation()\n".utf8)
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
        let rest = self.copy(of: start..<place.upperBound, with: fault)
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

extension SourceOutline {
    /// The functions that are told where they are called, by a parameter such as `line: Int = #line`.
    var askers: [String] {
        tokens.indices.filter(isDefault).map { index in
            let head = tokens[..<index].lastIndex { $0.isOne(of: ["func", "init", "subscript"]) }
            guard let head, tokens[head].is("func") else { return Self.anything }
            return tokens[head + 1].text
        }
    }

    /// A name for what has none, and can be asked without one.
    private static let anything = "*"

    /// Whether it says where it stands, by itself or by calling one of these functions.
    func asksForPlace(through askers: Set<String>) -> Bool {
        askers.contains(Self.anything)
            || tokens.indices.contains { index in
                if asksForPlace(at: index) { return !isDefault(index) }
                let isDeclared = index > 0 && tokens[index - 1].is("func")
                return askers.contains(tokens[index].text) && !isDeclared
            }
    }

    private func asksForPlace(at index: Int) -> Bool {
        tokens[index].isOne(of: [
            "#file", "#fileID", "#filePath", "#line", "#column", "#_sourceLocation",
        ])
    }

    /// Whether the place here is that of whoever calls.
    private func isDefault(_ index: Int) -> Bool {
        asksForPlace(at: index) && index > 0 && tokens[index - 1].is("=")
            && index + 1 < tokens.count && tokens[index + 1].isOne(of: [",", ")"])
    }
}

extension FaultyModule {
    /// The module with these versions of it, by their numbers, in one; those left out differ from it
    /// in more than one body.
    func holding(versions: [Int: Module]) -> (held: Held, numbers: Set<Int>) {
        let choices = versions.compactMap { choice($0.key, $0.value) }
        return (holding(choices), Set(choices.map(\.number)))
    }

    private func choice(_ number: Int, _ version: Module) -> Choice? {
        let paths = Set(original.files.keys).union(version.files.keys)
        let changed = paths.filter { original.files[$0] != version.files[$0] }
        guard let path = changed.first, changed.count == 1, let outline = outlines[path],
            let text = version.files[path]
        else { return nil }
        let other = SourceOutline(text)
        let (mine, others) = (spots[path] ?? [], other.spots)
        guard mine.count == others.count else { return nil }
        for (index, (spot, made)) in zip(mine, others).enumerated() {
            guard case .body(let body) = made, !body.isSeen else { continue }
            let (place, there) = (outline.place(of: spot), other.place(of: made))
            guard outline.text[..<place.lowerBound] == other.text[..<there.lowerBound],
                outline.text[place.upperBound...] == other.text[there.upperBound...]
            else { continue }
            return Choice(
                number: number, spot: Spot(path: path, index: index),
                text: other.copy(of: body, with: nil))
        }
        return nil
    }
}

/// The file that says which fault is in force.
extension FaultyModule {
    static let chooserFile = "KataFaults.swift"
    fileprivate static let chooserBeginning = "private nonisolated(unsafe) var chosen = 0\n"

    /// What notes that a spot was reached.
    fileprivate static let note = "reached[spot] = true"

    /// Whether a file is there only to choose faults, so that nobody else asks for what is in it.
    static func isChooser(_ path: String, _ text: String) -> Bool {
        path.hasSuffix("/" + chooserFile) && text.hasPrefix(chooserBeginning)
    }

    /// What lets the runner choose a fault, and tells it which spots were reached since it asked last.
    static func chooser(_ spots: Int) -> String {
        chooserBeginning + """
            private nonisolated(unsafe) let reached = {
                let bytes = UnsafeMutablePointer<Bool>.allocate(capacity: \(max(1, spots)))
                bytes.initialize(repeating: false, count: \(max(1, spots)))
                return bytes
            }()

            nonisolated public func kataFault(_ spot: Int) -> Int {
                \(note)
                return chosen
            }

            @_cdecl("kata_choose") nonisolated public func kataChoose(_ number: Int) { chosen = number }
            @_cdecl("kata_spots") nonisolated public func kataSpots() -> Int { \(spots) }
            @_cdecl("kata_reached") nonisolated public func kataReached(_ spot: Int) -> Bool {
                defer { reached[spot] = false }
                return reached[spot]
            }

            """
    }
}

extension Module {
    /// This module, with its fault chosen by a variable of the environment, where nobody else does.
    func choosingFault(by variable: String) -> Module {
        choosing("return getenv(\"\(variable)\").map { atol($0) } ?? 0")
    }

    /// This module, with its fault chosen by the number in a file. To another file, if that is there,
    /// it adds which spots were reached.
    ///
    /// Files reach a program, too, that tests start with an environment of its own.
    func choosingFault(in file: String, telling other: String) -> Module {
        choosing(
            """
            guard let file = fopen(\(file.debugDescription), "r") else { return 0 }
                defer { fclose(file) }
                var line = [CChar](repeating: 0, count: 24)
                return fgets(&line, 24, file) == nil ? 0 : atol(line)
            """
        ) { text in
            let note = FaultyModule.note
            return text.replacing(note, with: "if !reached[spot] { kataTell(spot) }\n    \(note)")
                + """
                nonisolated private func kataTell(_ spot: Int) {
                    let path = \(other.debugDescription)
                    // What is written at once comes whole, also when others write.
                    guard access(path, F_OK) == 0, let file = fopen(path, "a") else { return }
                    fputs("\\(spot)\\n", file)
                    fclose(file)
                }

                """
        }
    }

    /// - Parameter choice: what returns the number of the fault, once.
    private func choosing(_ choice: String, _ change: (String) -> String = { $0 }) -> Module {
        var module = self
        for (path, text) in files where FaultyModule.isChooser(path, text) {
            module.files[path] = change(text).replacing(
                FaultyModule.chooserBeginning,
                with: """
                    #if canImport(Darwin)
                        import Darwin
                    #elseif canImport(Musl)
                        import Musl
                    #else
                        import Glibc
                    #endif

                    private nonisolated(unsafe) var chosen: Int = {
                        \(choice)
                    }()

                    """)
        }
        return module
    }
}
