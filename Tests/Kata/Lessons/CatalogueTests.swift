import Testing

@testable import kata

struct CatalogueTests {
    @Test func `chapters are in the order of their numbers`() {
        let catalogue = Catalogue([
            "Chapters/10-Recipe.md": "# 10 · Recipe",
            "Chapters/02-Assertions.md": "# 2 · Assertions",
            "Chapters/07-Inbox.md": "# 7 · Inbox",
        ])

        #expect(catalogue.chapters.map(\.number) == [2, 7, 10])
    }

    @Test func `a chapter has a number, a path, a title, steps and exercises`() {
        let catalogue = Catalogue([
            "Chapters/04-Blogger.md": """
            # 4 · Blogger headlines

            ### 🔴 4.1 · Red: no blogger

            ### 🟢 4.2 · Green: a blogger

            Now do [Filename](../Exercises/04-Blogger/Filename/README.md).
            """
        ])

        #expect(
            catalogue.chapters == [
                Catalogue.Chapter(
                    number: 4,
                    path: "Chapters/04-Blogger.md",
                    title: "4 · Blogger headlines",
                    steps: 2,
                    exercises: ["Exercises/04-Blogger/Filename/"],
                    lasting: 2
                )
            ]
        )
    }

    @Test func `a chapter names the folders that come with it`() {
        let catalogue = Catalogue([
            "Chapters/18-App.md": """
            # 18 · The app

            ```text given
            Sources/Screens
            Tests/ScreensTests
            Sources/Screens as Sources/Pages
            ```
            """
        ])

        #expect(
            catalogue.chapters.map(\.given) == [
                [
                    Catalogue.Given(path: "Sources/Screens", line: 4),
                    Catalogue.Given(path: "Tests/ScreensTests", line: 5),
                    Catalogue.Given(path: "Sources/Screens", line: 6, copy: "Sources/Pages"),
                ]
            ])
    }

    @Test func `an empty chapter has the name of its file as title`() {
        let catalogue = Catalogue(["Chapters/05-Leap.md": ""])

        #expect(catalogue.chapters.map(\.title) == ["05-Leap.md"])
    }

    @Test func `a file without a number is no chapter`() {
        let catalogue = Catalogue([
            "Chapters/README.md": "# Read me",
            "Chapters/05-Leap.md": "# 5 · Leap",
        ])

        #expect(catalogue.chapters.map(\.path) == ["Chapters/05-Leap.md"])
    }

    @Test func `exercises are in the order of their chapters and links`() {
        let catalogue = Catalogue([
            "Chapters/02-B.md": link("02-B/Zebra") + link("02-B/Apple"),
            "Chapters/01-A.md": link("01-A/Mango"),
        ])

        #expect(
            catalogue.exercises
                == ["Exercises/01-A/Mango/", "Exercises/02-B/Zebra/", "Exercises/02-B/Apple/"]
        )
    }

    @Test func `two links in a line are two exercises`() {
        let line = link("02-B/Zebra").trimmed + " and " + link("02-B/Apple")

        let catalogue = Catalogue(["Chapters/02-B.md": line])

        #expect(catalogue.exercises.map(Catalogue.name) == ["Zebra", "Apple"])
    }

    @Test(arguments: [
        "03-Next.md", "https://example.org/Exercises/02-B/Zebra/README.md",
        "../Exercises/02-B/Zebra/Solution.md", "../Practice/02-B/Zebra/README.md",
    ])
    func `a link elsewhere is no exercise`(_ target: String) {
        let catalogue = Catalogue(["Chapters/02-B.md": "Go [on](\(target))."])

        #expect(catalogue.exercises.isEmpty)
    }

    @Test(arguments: ["Zebra", "zebra", "ZEBRA"])
    func `an exercise is found by its name, in capitals or not`(_ name: String) {
        let catalogue = Catalogue(["Chapters/02-B.md": link("02-B/Apple") + link("02-B/Zebra")])

        let home = catalogue.exercise(named: name)

        #expect(home == "Exercises/02-B/Zebra/")
    }

    @Test(arguments: ["Zebr", "Zebras", "02-B/Zebra", ""])
    func `no exercise has a name that is not wholly its own`(_ name: String) {
        let catalogue = Catalogue(["Chapters/02-B.md": link("02-B/Zebra")])

        let home = catalogue.exercise(named: name)

        #expect(home == nil)
    }

    @Test func `a chapter is found by its number`() {
        let catalogue = Catalogue([
            "Chapters/02-B.md": "# 2 · B", "Chapters/07-G.md": "# 7 · G",
        ])

        #expect(catalogue.chapter(7)?.title == "7 · G")
        #expect(catalogue.chapter(1) == nil)
    }

    @Test func `the names most like another are those of exercises`() {
        let catalogue = Catalogue([
            "Chapters/01-A.md": link("01-A/Mango"),
            "Chapters/02-Zebras.md": link("02-Zebras/Zebra"),
        ])

        let names = catalogue.names(like: "sebra")

        #expect(names == ["Zebra"])
    }

    private func link(_ exercise: String) -> String {
        "See [this](../Exercises/\(exercise)/README.md).\n"
    }
}
