extension Subcommand {
    static let handIn = Subcommand(
        name: "hand-in", others: "NAME",
        options: [.person, .asFolder, .asPatch, .chapter, .log],
        summary: "packs what you have begun, to be handed in",
        details: """
            Makes one small archive, Hand-in/ADA.tar.gz, of the exercises that are named, or of all
            that you have begun: their Sources and Tests, and nothing else. It lists what is in it.
            --name is not needed where you have told a board what you are called. Nothing is sent,
            and your own files stay as they are. To undo it, delete it.
            """,
        examples: [
            "hand-in --name ADA": "", "hand-in Filename PasswordRule --name ADA": "",
            "hand-in --name ADA --patch": "",
        ]
    ) { call in
        if call.has(.asFolder), call.has(.asPatch) {
            throw UsageError("--folder and --patch are two forms", "Take one:", "hand-in --patch")
        }
        return .handIn(
            call.others,
            PackWork.Options(
                name: call.value(.person),
                form: call.has(.asFolder) ? .folder : call.has(.asPatch) ? .patch : .archive,
                hasChapter: call.has(.chapter), hasLog: call.has(.log)))
    }
}
