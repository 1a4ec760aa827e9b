import Foundation

extension Report {
    init(_ run: Subprocess, _ log: EventLog) {
        self.init(
            verdict: Verdict(run, log), tests: log.tests, failures: log.failures,
            transcript: run.output, reached: log.reached, work: log.work)
        if case .crashed(let how, let test) = verdict {
            let place = log.placeOfRunning
            failures.append(
                Failure(
                    test: test, testID: log.unfinished?.id, file: place?.file, line: place?.line,
                    message: "crashed: " + how))
        }
    }

    /// Names the places in the files of `modules` where `#sourceLocation` has named others.
    mutating func findPlaces(in modules: [Module]) {
        let moved = modules.flatMap(\.movedLines)
        if moved.isEmpty { return }
        for index in failures.indices {
            guard let file = failures[index].file, let line = failures[index].line,
                !modules.contains(where: { $0.files[file] != nil }),
                let lines = moved.last(where: { file.hasSuffix($0.name) && $0.named ~= line })
            else { continue }
            failures[index].file = lines.file
            failures[index].line = lines.start + line - lines.named.lowerBound
        }
    }

    /// Names the line in which the program said that it crashed, where that is one of `modules`.
    mutating func findCrash(in modules: [Module]) {
        guard let last = crashIndex else { return }
        // `Module/File.swift:5: Fatal error: no`, where the place may be missing.
        let lastWords =
            #/
            (?: (?<module> \w+) \/ (?<file> [^:]+) : (?<line> \d+) :\  )?
            (?<message> (?: Fatal\ error | Assertion\ failed | Precondition\ failed ) .* )
            /#
        for line in transcript.lines.reversed() {
            guard let match = line.wholeMatch(of: lastWords) else { continue }
            failures[last].message = String(match.message)
            guard let number = Int(match.line ?? ""),
                let module = modules.first(where: { $0.name == match.module ?? "" }),
                let file = module.files.keys.first(where: { $0.hasSuffix("/\(match.file ?? "")") })
            else { return }
            // In a macro, the line is that of its expansion.
            let unwraps = ["nil while unwrapping", "'try!'"].contains(where: match.message.contains)
            let text = module.files[file]?.lines.dropFirst(number - 1).first ?? ""
            if unwraps, module.isTests, !text.contains("!") { return }
            (failures[last].file, failures[last].line) = (file, number)
            return
        }
    }

    static func doesNotCompile(_ diagnostics: String) -> Report {
        let lines = diagnostics.lines
        var (found, inMacros): ([Failure], [Failure]) = ([], [])
        for index in lines.indices {
            guard var failure = Failure(diagnostic: lines[index]) else { continue }
            guard failure.file?.hasPrefix("macro expansion ") == true else {
                found.append(failure)
                continue
            }
            let place = lines.placeOfMacro(behind: index)
            (failure.file, failure.line) = (place?.file, place?.line)
            inMacros.append(failure)
        }
        // What stands in an expansion may only follow from what stands in a file.
        return Report(
            verdict: .doesNotCompile, failures: found + inMacros, transcript: diagnostics)
    }
}

extension [String] {
    /// The place in a file of the macro in whose expansion an error is, as the notes right behind it
    /// say.
    fileprivate func placeOfMacro(behind index: Int) -> (file: String, line: Int)? {
        let form = /[ |]*`- (.+):(\d+):\d+: note: expanded code originates here/
        for line in self[(index + 1)...] {
            guard let match = line.wholeMatch(of: form) else { return nil }
            if !match.1.hasPrefix("macro expansion ") {
                return Int(match.2).map { (String(match.1), $0) }
            }
        }
        return nil
    }
}

extension Verdict {
    fileprivate init(_ run: Subprocess, _ log: EventLog) {
        self =
            switch run.ending {
            case .exited where log.isForged:
                .crashed(how: "something wrote into the results of the tests", during: log.running)
            case .timedOut: .timedOut(during: log.running)
            // A fault that has used up what it may is noticed, now and each time.
            case .signalled(SIGXCPU) where !log.mayStop: .timedOut(during: log.running)
            case .flooded(let bytes): .flooded(bytes: bytes, during: log.running)
            case .signalled(let signal)
            where Self.outside.contains(signal)
                // The last words of Swift's runtime where memory has run out.
                || signal == SIGABRT && run.output.contains("Fatal error: failed to allocate "):
                .killed(signal: Int(signal), during: log.running)
            case .signalled(let signal):
                .crashed(how: "signal \(signal)", during: log.running)
            case .exited(let code) where !log.isComplete:
                .crashed(how: "it left with exit code \(code)", during: log.running)
            case .exited where !log.failures.isEmpty: .red
            case .exited where !log.tests.contains { $0.outcome != .skipped }: .empty
            case .exited(0): .green
            case .exited(let code):
                .crashed(how: "exit code \(code) after the last test", during: nil)
            }
    }

    /// Signals that a program does not raise by a fault of its own.
    private static let outside: Set = [SIGKILL, SIGTERM, SIGHUP, SIGINT]
}

extension Module {
    /// Lines of a file for which `#sourceLocation` has named another place.
    fileprivate struct MovedLines {
        var file: String
        var start: Int
        var name: String
        var named: Range<Int>
    }

    fileprivate var movedLines: [MovedLines] {
        sources.sorted { $0.key < $1.key }.flatMap { file, text in
            guard text.contains("#sourceLocation") else { return [MovedLines]() }
            let lines = text.lines
            let marks = lines.indices.filter { lines[$0].contains("#sourceLocation(") }
            return zip(marks, marks.dropFirst() + [lines.count]).compactMap { mark, end in
                let form = /#sourceLocation\(\s*file:\s*"(.+)",\s*line:\s*(\d{1,9})\s*\)/
                guard let match = lines[mark].firstMatch(of: form), let number = Int(match.2)
                else { return nil }
                return MovedLines(
                    file: file, start: mark + 2, name: String(match.1),
                    named: number..<number + end - mark - 1)
            }
        }
    }
}

extension Failure {
    /// Reads `path:line:column: error: message`, or `error: message` about a module as a whole.
    fileprivate init?(diagnostic line: String) {
        if line.hasPrefix("error: ") {
            self.init(message: String(line.dropFirst("error: ".count)))
            return
        }
        guard let range = line.firstRange(of: ": error: ") else { return nil }
        let place = line[..<range.lowerBound].split(separator: ":")
        // What the compiler shows of the source text has a bar in front.
        guard place.count > 2, !place[0].contains(" | "), Int(place[place.count - 1]) != nil,
            let number = Int(place[place.count - 2])
        else { return nil }
        self.init(
            file: place.dropLast(2).joined(separator: ":"), line: number,
            message: String(line[range.upperBound...]))
    }
}
