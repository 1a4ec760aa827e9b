/// The commands of the person in front.
extension Subcommand {
    static let pages = Subcommand(
        name: "pages", options: [.into, .base, .archive, .port],
        summary: "the course in a browser",
        details: """
            Chapters, exercises, guide and stages as pages, made by the toolchain's docc: beside your
            editor, or on a projector. Each step stands in the side bar, new lines stand out, and what
            is your turn hides our version behind a tab. The chapter that you follow marks the step
            that comes next, as you type. The pages are served to this machine alone; Ctrl-C ends it.
            With --into they are written into a folder, to be put on any web server at the top of its
            address, or at --base; with --archive for Xcode's documentation window.
            """,
        examples: [
            "pages": "", "pages --into site --base kata": "",
            "pages --archive TDDKata.doccarchive": "",
        ]
    ) { call in
        if call.has(.base), !call.has(.into) {
            throw UsageError(
                "--base is for pages in a folder", "For example:", "pages --into site --base kata")
        }
        return .pages(
            Pages.Options(
                into: call.value(.into), archive: call.value(.archive), base: call.value(.base),
                port: try call.count(.port)))
    }

    static let room = Subcommand(
        name: "room", options: [.port, .word, .perMachine],
        summary: "a board of everybody's lights, while they work",
        details: """
            A page in your browser shows who is where, red or green, for how long, and who asks for
            help; a projector and your phone can show it, too. Others join by what is said here:
            watch --room and an address. Type a step such as 3.12, or an exercise, and Enter, here
            or on the page: each watcher offers to go there with one key. q and Enter closes.
            Only machines of the local network can join, with the code word, and only who has the
            page's code can see it. Nothing is kept when the room is closed.
            """,
        examples: [
            "room": "", "room --word blue-otter-47": "the same address as before",
        ]
    ) { call in
        .room(
            Room.Options(
                port: try call.count(.port), word: call.value(.word),
                perMachine: try call.count(.perMachine)))
    }

    static let grade = Subcommand(
        name: "grade",
        argument: .needed("FOLDER", example: "submissions", question: "which folder"),
        others: "NAME",
        options: [.into, .people, .fresh, .unconfined] + Option.limits,
        summary: "judges what a whole room hands in",
        details: """
            FOLDER has a folder or an archive (.zip, .tar.gz) for each person, called as the person
            is, or what Moodle or a classroom makes of it. Only the files of the exercises count:
            those named, or all that anybody has begun. What is found and not understood is ?. Each
            run is confined with no network. Interrupted, it goes on where it stopped when it is
            called again. The results are beside FOLDER, in FOLDER-grades, for print and for
            programs: grades.html, grades.csv, grades.json; in people/ a page for each person. What
            you write in comments/NAME.md there is put on the person's page.
            """,
        examples: [
            "grade submissions": "", "grade submissions Filename Teaser": "",
            "grade submissions --people roster.csv": "",
        ]
    ) { call in
        .grade(
            try call.neededArgument(), call.others,
            GradeAll.Options(
                into: call.value(.into), people: call.value(.people), isFresh: call.has(.fresh),
                isUnconfined: call.has(.unconfined)))
    }
}
