import Testing

@testable import kata

struct CatalogueTests {
    @Test func `chapters are files with a number, in the order of their numbers`() {
        let catalogue = Catalogue([
            "Chapters/10-Recipe.md": "# 10 · Recipe", "Chapters/README.md": "# Read me",
            "Chapters/02-Assertions.md": "# 2 · Assertions", "Chapters/07-Inbox.md": "",
        ])

        #expect(catalogue.chapters.map(\.number) == [2, 7, 10])
        #expect(
            catalogue.chapters.map(\.title) == ["2 · Assertions", "07-Inbox.md", "10 · Recipe"])
        #expect(catalogue.chapter(10)?.title == "10 · Recipe")
        #expect(catalogue.chapter(1) == nil)
    }

    @Test func `a chapter has steps and exercises, and names the folders that come with it`() {
        let catalogue = Catalogue([
            "Chapters/04-Blogger.md": """
            # 4 · Blogger headlines

            ```text given
            Sources/Screens
            Sources/Screens as Sources/Pages
            ```

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
                    given: [
                        Catalogue.Given(path: "Sources/Screens", line: 4),
                        Catalogue.Given(path: "Sources/Screens", line: 5, copy: "Sources/Pages"),
                    ],
                    lasting: 2
                )
            ]
        )
    }

    @Test func `exercises are in the order of their chapters and links`() {
        let catalogue = Catalogue([
            "Chapters/02-B.md": link("02-B/Zebra").trimmed + link("02-B/Apple") + link("02-B/Pea"),
            "Chapters/01-A.md": link("01-A/Mango"),
        ])

        #expect(catalogue.exercises.map(Catalogue.name) == ["Mango", "Zebra", "Apple", "Pea"])
        #expect(catalogue.exercises.first == "Exercises/01-A/Mango/")
    }

    @Test(arguments: [
        "03-Next.md", "https://example.org/Exercises/02-B/Zebra/README.md",
        "../Exercises/02-B/Zebra/Solution.md", "../Practice/02-B/Zebra/README.md",
    ])
    func `a link elsewhere is no exercise`(_ target: String) {
        #expect(Catalogue(["Chapters/02-B.md": "Go [on](\(target))."]).exercises.isEmpty)
    }

    @Test(
        arguments: [
            ("Zebra", "Exercises/02-B/Zebra/"), ("zebra", "Exercises/02-B/Zebra/"),
            ("ZEBRA", "Exercises/02-B/Zebra/"), ("Zebr", nil), ("Zebras", nil),
            ("02-B/Zebra", nil), ("", nil),
        ] as [(String, String?)])
    func `an exercise is found by its whole name, in capitals or not`(
        _ name: String, _ home: String?
    ) {
        let catalogue = Catalogue(["Chapters/02-B.md": link("02-B/Apple") + link("02-B/Zebra")])

        #expect(catalogue.exercise(named: name) == home)
    }

    @Test func `the names most like another are those of exercises`() {
        let catalogue = Catalogue([
            "Chapters/01-A.md": link("01-A/Mango"),
            "Chapters/02-Zebras.md": link("02-Zebras/Zebra"),
        ])

        #expect(catalogue.names(like: "sebra") == ["Zebra"])
    }

    @Test(
        arguments: [
            ("Even", [], [], .exercise(name: "Odd", home: "Exercises/01-Leap/Odd/")),
            ("Even", ["Even"], [], .exercise(name: "Odd", home: "Exercises/01-Leap/Odd/")),
            ("Odd", ["Odd"], [], .exercise(name: "Even", home: "Exercises/01-Leap/Even/")),
            ("Odd", ["Even", "Odd"], [], .chapter(title: "2 · Primes", number: 2)),
            ("Odd", ["Even"], ["Prime"], .begunChapter(title: "2 · Primes")),
            ("Sieve", ["Sieve"], ["Prime"], .end),
        ] as [(String, Set<String>, Set<String>, Sequel)])
    func `after an exercise comes`(
        _ exercise: String, _ done: Set<String>, _ begun: Set<String>, _ sequel: Sequel
    ) {
        let catalogue = Catalogue([
            "Chapters/01-Leap.md": "# 1 · Leap\n" + link("01-Leap/Even") + link("01-Leap/Odd"),
            "Chapters/02-Prime.md": "# 2 · Primes\n" + link("02-Prime/Sieve"),
        ])

        #expect(catalogue.sequel(to: exercise, done: done, begun: begun) == sequel)
    }

    @Test(arguments: ["", "4.", ".7", "x", "4.7.1", "4,7", "4.-1", "-4", "+4", "4.٧"])
    func `other words are no place in a chapter`(_ text: String) {
        #expect(Place(text) == nil)
    }

    private func link(_ exercise: String) -> String {
        "See [this](../Exercises/\(exercise)/README.md).\n"
    }
}
