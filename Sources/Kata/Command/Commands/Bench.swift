import Course
import Foundation
import Lab

/// `kata bench`: how long the loop takes, beside its alternatives, measured in one run.
///
/// Everything happens in copies; the learner's files are not touched.
struct Bench {
    var world: World
    private static let repetitions = 5

    func run(_ name: String?) throws -> Int32 {
        let home = try world.project.catalogue().home(of: name ?? "Filename")
        let exercise = try world.project.exercise(home)
        try Scratch.with { try measure(exercise, in: $0) }
        return 0
    }

    private func measure(_ exercise: Exercise, in folder: URL) throws {
        let lab = try Lab(folder: folder.appendingPathComponent("cache"))
        let loop = Loop(
            project: world.project, exercise: exercise, solved: try exercise.solved(), lab: lab,
            course: Package(
                folder: folder.appendingPathComponent("course"),
                home: exercise.home, filter: exercise.name + "Tests"),
            alone: Package(
                folder: folder.appendingPathComponent("alone"), home: "", filter: nil))
        world.terminal.print("Measuring; this takes some minutes.\n\n")
        try copyCourse(to: loop.course)
        try makePackage(loop.alone, of: exercise)
        world.terminal.print(Self.table(try loop.rows(Self.repetitions, say: say)).text)
        say("commands as typed")
        world.terminal.print(
            ([""] + (try Typed(folder: loop.course.folder).lines(Self.repetitions))).text)
        try measureVerification(folder)
        let commands = try Self.commands(in: folder.appendingPathComponent("long"), world)
        world.terminal.print(Self.table(commands).text)
    }

    func say(_ text: String) { world.terminal.showProgress(text) }

    // MARK: - Packages

    /// A package with the exercise in it, run by `swift test`.
    struct Package {
        var folder: URL
        /// The exercise's folder in it, with a slash at the end.
        var home: String
        var filter: String?

        /// - Returns: how many seconds `swift test` took with these files of the exercise.
        func seconds(with files: Tree) throws -> Double {
            // NB: an edit within a second of the last build may go unnoticed by the package manager.
            usleep(1_100_000)
            try Disk.write(files, below: folder.appendingPathComponent(home))
            return try test()
        }

        func test() throws -> Double {
            let words = ["swift", "test"] + (filter.map { ["--filter", $0] } ?? [])
            let result = try Subprocess.run(
                "/usr/bin/env", words, in: folder.path, seconds: 900, output: 1 << 24)
            return result.seconds
        }
    }

    func copyCourse(to package: Package) throws {
        for name in ["Package.swift", "Sources", "Tests", "Chapters", "Exercises"] {
            try FileManager.default.createDirectory(
                at: package.folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: world.project.url(name), to: package.folder.appendingPathComponent(name))
        }
    }

    private func makePackage(_ package: Package, of exercise: Exercise) throws {
        let modules = try world.project.modules(of: exercise, with: exercise.solved())
        let names = Set(modules.map(\.name))
        let targets = modules.map { module in
            let isStage = module.files.keys.allSatisfy { $0.hasPrefix("Sources/") }
            let path = isStage ? "Stages/" + module.name : module.isTests ? "Tests" : "Sources"
            let uses = module.imports.intersection(names).sorted().map { "\"\($0)\"" }
            return "        .\(module.isTests ? "testTarget" : "target")(name: \"\(module.name)\", "
                + "dependencies: [\(uses.joined(separator: ", "))], path: \"\(path)\"),"
        }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Alone",
                targets: [
            \(targets.joined(separator: "\n"))
                ],
                swiftLanguageModes: [.v6]
            )

            """
        try Disk.write(manifest, to: package.folder.appendingPathComponent("Package.swift"))
        for (path, text) in modules.flatMap(\.files) where path.hasPrefix("Sources/") {
            let place = "Stages/" + path.dropFirst("Sources/".count)
            try Disk.write(text, to: package.folder.appendingPathComponent(place))
        }
    }

    // MARK: - The loop

    /// What is measured, and how long it took in each of the ways, in seconds.
    struct Row {
        var name: String
        var kata: Double
        var course: Double?
        var alone: Double
        var goal: Double

        /// The companion's time over that of the faster alternative.
        var ratio: Double { kata / min(course ?? alone, alone) }
    }

    private struct Loop {
        var project: Project
        var exercise: Exercise
        var solved: Tree
        var lab: Lab
        var course: Package
        var alone: Package

        func rows(_ repetitions: Int, say: (String) -> Void) throws -> [Row] {
            say("building the course")
            _ = try course.seconds(with: solved)
            say("building the exercise alone")
            _ = try alone.seconds(with: solved)
            _ = try kata(solved)
            say("editing code")
            let code = try edits(of: { !$0.isTests }, repetitions, "code edit", goal: 0.15)
            say("editing a test")
            let tests = try edits(of: \.isTests, repetitions, "test edit", goal: 0.35)
            say("editing nothing")
            let none = try unchanged(repetitions)
            say("mutants")
            return [code, tests, none, try mutants()]
        }

        /// Seconds that the Lab takes from files to report.
        private func kata(_ files: Tree) throws -> Double {
            try ContinuousClock.seconds {
                let modules = try project.modules(of: exercise, with: files)
                _ = try lab.run(Run(tests: exercise.name + "Tests", modules: modules))
            }
        }

        private func edits(
            of isWanted: (String) -> Bool, _ repetitions: Int, _ name: String, goal: Double
        ) throws -> Row {
            let path = solved.paths.first(where: isWanted) ?? ""
            let versions = (1...repetitions).map { number in
                var files = solved
                files[path]? += "// edit \(number)\n"
                return files
            }
            return Row(
                name: name,
                kata: try versions.map(kata).median,
                course: try versions.map(course.seconds(with:)).median,
                alone: try versions.map(alone.seconds(with:)).median,
                goal: goal)
        }

        private func unchanged(_ repetitions: Int) throws -> Row {
            let times = 1...repetitions
            return Row(
                name: "no edit",
                kata: try times.map { _ in try kata(solved) }.median,
                course: try times.map { _ in try course.test() }.median,
                alone: try times.map { _ in try alone.test() }.median,
                goal: 0.01)
        }

        private func mutants() throws -> Row {
            let faulty = try exercise.mutants.map { try $0.applied(to: solved) }
            let seconds = try ContinuousClock.seconds {
                _ = try faulty.concurrentMap { [self] in try kata($0) }
            }
            return Row(
                name: "a mutant", kata: seconds / Double(faulty.count), course: nil,
                alone: try faulty.map(alone.seconds(with:)).median, goal: 0.05)
        }
    }

    // MARK: - Proving the course

    private func measureVerification(_ folder: URL) throws {
        let lab = try Lab(folder: folder.appendingPathComponent("verify"))
        var world = world.equipped { lab }
        world.terminal.write = { _ in }
        world.engine.progress = { _ in }
        var seconds: [Double] = []
        var proofs: [[Proof]] = []
        for _ in 1...2 {
            seconds.append(
                try ContinuousClock.seconds {
                    let topics = try Verification(world.project).topics()
                    proofs.append(try world.proofs(of: topics) { _ in })
                })
        }
        let steps = proofs[0].reduce(0) { $0 + $1.steps }
        let perRun = proofs[0].filter { $0.steps > 0 }
            .map { $0.seconds / Double($0.steps + $0.mutants) }.sorted()
        self.world.terminal.print(
            [
                "",
                "verify, clean      \(seconds[0].short) s for \(steps) steps and "
                    + "\(proofs[0].reduce(0) { $0 + $1.mutants }) mutants: "
                    + "\((Double(steps) / seconds[0]).short) steps a second (goal: 4)",
                "verify, unchanged  \(seconds[1].short) s (goal: 2 s)",
                "a step or mutant   \((perRun.first ?? 0).short) to \((perRun.last ?? 0).short) s of one "
                    + "core, whatever the lesson's length",
            ].text)
    }

    static func table(_ rows: [Row]) -> [String] {
        func line(_ cells: [String]) -> String {
            cells[0].padded(to: 12) + cells.dropFirst().map { $0.leftPadded(to: 14) }.joined()
        }
        return [line(["seconds", "kata", "this package", "alone", "ratio", "goal"])]
            + rows.map { row in
                line([
                    row.name, row.kata.short, row.course?.short ?? "", row.alone.short,
                    row.ratio.short, "≤ \(row.goal)",
                ])
            }
    }
}

extension [Double] {
    /// The value in the middle.
    var median: Double {
        isEmpty ? 0 : sorted()[count / 2]
    }
}

extension Double {
    /// This number with three digits behind the point.
    var short: String { String(format: "%.3f", self) }
}
