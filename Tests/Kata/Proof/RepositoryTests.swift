import Foundation
import Testing

@testable import kata

/// The course in this repository, as far as it can be judged without compiling it.
struct RepositoryTests {
    let project: Project
    let catalogue: Catalogue

    init() throws {
        project = try .containing(
            URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        catalogue = try project.catalogue()
    }

    @Test func `replaying the chapters gives the stages, byte for byte`() throws {
        let tree = try #require(
            try project.replays().map { try $0.get() }.last?.moments.last?.after)

        for (path, text) in tree.files.sorted(by: { $0.key < $1.key }) {
            let file = try project.text(path)
            let line = Difference.firstLine(in: text, file)
            #expect(line == nil, "\(path):\(line ?? 0) is not as the chapters leave it")
        }
        for module in tree.modules {
            let folder = "\(module.isTests ? "Tests" : "Sources")/\(module.name)/"
            let files = try project.files(below: folder)
            #expect(files.paths == tree.below(folder).paths)
        }
    }

    @Test func `the table says of each exercise its kind and its minutes`() throws {
        let table = try project.text("Chapters/README.md")
        #expect(!catalogue.exercises.isEmpty)

        for home in catalogue.exercises {
            let page = try project.text(home + "README.md")
            let head = try #require(
                page.firstMatch(of: /\*\*Kind:\*\* ([a-z ]+) · .* ([0-9]+) minutes/), "\(home)")
            #expect(table.contains("(../\(home)README.md) (\(head.1), \(head.2))"), "\(home)")
        }
    }

    @Test func `the first page is read in a minute or two`() throws {
        #expect(try project.text("README.md").lines.count <= 120)
    }

    @Test func `each chapter has three questions, each with one right choice and a reason for all`()
        throws
    {
        let path = "Chapters/Questions.md"
        let questions = try Question.all(in: project.text(path), path: path)

        for chapter in catalogue.chapters {
            let own = questions.filter { $0.chapter == chapter.number }
            #expect(own.map(\.number) == [1, 2, 3], "\(chapter.title)")
            for question in own {
                #expect(question.choices.keys.sorted() == ["a", "b", "c"], "\(question)")
                let named = question.answer.joined().matches(of: /\*\*([abc])\*\*/).map(\.1)
                #expect(Set(named) == ["a", "b", "c"], "\(question)")
            }
        }
        let right = Dictionary(grouping: questions, by: \.right).mapValues(\.count)
        #expect(Set(right.values).count == 1, "\(right)")
    }

    @Test func `the half pages' minutes are those of the chapters`() throws {
        let guide = try project.text("Chapters/FacilitatingChapters.md")

        for chapter in catalogue.chapters {
            let minutes = try #require(project.lesson(chapter).minutes)
            let name = chapter.path.split(separator: "/")[1]
            #expect(guide.contains("(\(name)): \(minutes) minutes alone"))
        }
    }

    @Test func `the package names every exercise with its folder, and no dependency`() throws {
        let manifest = try project.text("Package.swift")
        let chapters = manifest.components(separatedBy: " chapter(").dropFirst()

        for home in catalogue.exercises {
            let parts = home.split(separator: "/")
            let exercise = try project.exercise(home)
            let uses = try stages(usedBy: exercise)
            let chapter = try #require(chapters.first { $0.contains("\"\(parts[1])\"") })
            let list = exercise.module == exercise.name ? "exercises" : "short"
            if uses.isEmpty {
                let names = chapter.matches(of: /\b(\w+): "([^"]*)"/).first { $0.1 == list }?.2
                #expect(names?.split(separator: " ").contains(parts[2]) == true, "\(home)")
            } else {
                let line = "exercise(\"\(parts[2])\", in: \"\(parts[1])\""
                #expect(chapter.contains("\(line), uses: \"\(uses.joined(separator: " "))\")"))
            }
        }
        #expect(!manifest.contains(".package("))
    }

    /// The stages that the exercise's starter or its solution imports.
    private func stages(usedBy exercise: Exercise) throws -> [String] {
        let trees = try [exercise.starter, exercise.solved()]
        let imports = trees.flatMap { $0.modules(ofExercise: exercise.name) }.map(\.imports)
        return imports.reduce(into: Set()) { $0.formUnion($1) }
            .filter { project.exists("Sources/\($0)/") }.sorted()
    }

    @Test func `a filter for one suite finds no other`() throws {
        let folders =
            try project.stages().modules.filter(\.isTests).map(\.name) + [
                "KataTests", "ShortTests",
            ]
            + catalogue.exercises.map { Catalogue.name(of: $0) + "Tests" }

        let suites = try project.stages().files.filter { $0.key.hasSuffix("Tests.swift") }.values
            .flatMap { $0.matches(of: /(?:class|struct|enum) (\w+Tests)\b/).map { String($0.1) } }
        #expect(!suites.isEmpty)

        for name in folders {
            #expect(folders.filter { $0.contains(name) } == [name])
        }
        for exercise in catalogue.exercises.map({ Catalogue.name(of: $0) + "Tests" }) {
            #expect(suites.filter { $0.contains(exercise) } == [])
        }
    }

    @Test func `git keeps line ends`() throws {
        #expect(try project.text(".gitattributes").lines.contains("* text=auto eol=lf"))
    }

    @Test func `there is nothing else at the top level`() {
        let names = Disk.names(in: project.root).filter { !$0.hasPrefix(".") }
        let known: Set = [
            "Package.swift", "Package.resolved", "README.md", "Sources", "Tests", "Chapters",
            "Exercises", "Practice", "Duel",
        ]

        #expect(names.filter { !known.contains($0) }.isEmpty)
    }
}
