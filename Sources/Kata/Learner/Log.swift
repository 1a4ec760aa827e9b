import Foundation

/// `kata log`: the story of an exercise, or of a chapter.
struct Log {
    var world: World

    func run(_ word: String?, asJSON: Bool) throws -> Int32 {
        let (name, file) = try name(word)
        let (history, damaged) = world.state.history(of: file).read()
        let text = StoryText(name, history, damaged: damaged)
        if asJSON {
            world.terminal.print(try JSONText(Story(name, history)).text)
        } else {
            world.terminal.print(
                history.saves.isEmpty
                    ? nothing(name, damaged) : text.lines(Style(world.terminal)).text)
        }
        return 0
    }

    private static let chapter = "chapter-"

    /// What stands for the chapter's number in `4` or `chapter-4`; nil for an exercise's name.
    static func chapter(_ word: String) -> String? {
        if word.hasPrefix(chapter) { return String(word.dropFirst(chapter.count)) }
        return Int(word) == nil ? nil : word
    }

    private func name(_ word: String?) throws -> (name: String, file: String) {
        let catalogue = try world.project.catalogue()
        guard let word = word ?? world.state.progress().exercise else {
            guard let chapter = try world.followedChapter() else {
                throw KataError.notFollowing
            }
            return name(chapter)
        }
        guard let number = Self.chapter(word) else {
            let name = Catalogue.name(of: try catalogue.home(of: word))
            return (name, name)
        }
        guard let chapter = Int(number).flatMap(catalogue.chapter) else {
            throw KataError.noSuchChapter(number, last: catalogue.chapters.count)
        }
        return name(chapter)
    }

    private func name(_ chapter: Catalogue.Chapter) -> (name: String, file: String) {
        (Self.chapter + "\(chapter.number)", chapter.historyName)
    }

    private func nothing(_ name: String, _ damaged: Int) -> String {
        let kata = world.terminal.kata
        let start =
            Self.chapter(name).map { "\(kata("follow \($0)")), then \(kata("watch"))" }
            ?? kata("watch " + name)
        return (["No saves of \(name) yet. Begin: \(start)"] + StoryText.note(damaged)).text
    }
}
