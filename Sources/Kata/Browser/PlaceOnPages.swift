import Foundation

/// Where somebody is on the pages: at the step that comes next, or at the exercise they work on.
struct PlaceOnPages {
    private let page: String
    /// What stands behind the `#`, and is the heading's id; nil at an exercise, and in a chapter
    /// without steps.
    private let anchor: String?

    init?(of world: World) throws {
        let progress = world.state.progress()
        if let name = progress.exercise, !progress.done.contains(name) {
            (page, anchor) = ("Exercise-" + name, nil)
        } else if let chapter = try world.followedChapter() {
            let steps = CoursePages.steps(in: try world.project.text(chapter.path))
            let next = steps.dropFirst(progress.step ?? 0).first ?? steps.last
            page = PageAddresses.name(of: chapter.path)
            anchor = next?.anchor.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
        } else {
            return nil
        }
    }

    var location: String {
        CourseSite.home + "/" + page.lowercased() + (anchor.map { "#" + $0 } ?? "")
    }

    var style: String {
        guard let anchor else { return "" }
        return """
            [id="\(anchor)"]::after { content: "you are here"; background: #1a4fae; color: #fff;
              font-size: 1rem; font-weight: 400; padding: .1em .6em; border-radius: 1em;
              margin-left: .6em; white-space: nowrap; vertical-align: middle; }

            """
    }

    /// Asks the server again and again, so that the mark goes on with who types.
    static let script = """
        <script>
        const here = document.head.appendChild(document.createElement("style"));
        async function lookWhere() {
          try { here.textContent = await (await fetch("/here.css")).text(); } catch {}
          setTimeout(lookWhere, 2000);
        }
        lookWhere();
        </script>
        """
}
