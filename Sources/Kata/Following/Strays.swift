extension ReplayedChapter {
    /// What to say of tests that nobody runs, and of files that lie where nobody looks for them.
    func strayNotes(on files: Tree) -> [String] {
        let folder = Practice.folder + "/"
        let places = Dictionary(grouping: Set(steps.flatMap(\.changes.paths)), by: \.fileName)
        let own = files.paths.filter { start[$0] == nil && $0.isSwift }.sorted()
        let strays = own.compactMap { path -> String? in
            let others = places[path.fileName] ?? []
            if others.contains(path) { return nil }
            if others.count == 1, files[others[0]] == nil {
                return "\(folder)\(path): the chapter has it in \(others[0].parentFolder)."
            }
            if path.split(separator: "/").count < 3 {
                return "Nobody builds \(folder)\(path): it lies in no module's folder."
            }
            return !path.isTests && files[path]?.holdsTests == true
                ? "Nobody runs the tests in \(folder)\(path): it lies in Sources." : nil
        }
        return strays.prefix(3) + files.unrunNotes(in: folder, since: start)
    }
}

extension String {
    /// The folder of a path, without a slash at its end.
    fileprivate var parentFolder: String {
        split(separator: "/").dropLast().joined(separator: "/")
    }

    /// Whether it has a test of Swift Testing, or a class of tests of XCTest.
    fileprivate var holdsTests: Bool {
        contains(/(?m)^\s*@Test\b/) || contains(/:\s*XCTestCase\s*\{[^}]*func test/)
    }
}
