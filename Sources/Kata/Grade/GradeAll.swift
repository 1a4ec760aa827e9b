import Foundation

/// `kata grade`: judges what a whole room has handed in.
struct GradeAll {
    var world: World
    var options = Options()

    struct Options: Equatable {
        /// Where the results go; nil for beside what was handed in.
        var into: String?
        /// A list of those who should hand something in.
        var people: String?
        /// Whether nothing that was judged before is good enough.
        var isFresh = false
        /// Whether code that nobody has read may run where nothing confines it.
        var isUnconfined = false
    }

    /// - Parameter path: the folder with what was handed in.
    /// - Parameter names: the exercises; none for all.
    func run(_ path: String, _ names: [String]) throws -> Int32 {
        let folder = URL(fileURLWithPath: path).standardizedFileURL
        let place =
            options.into.map { URL(fileURLWithPath: $0).standardizedFileURL }
            ?? URL(fileURLWithPath: folder.path + "-grades")
        if (place.reallyThere + "/").hasPrefix(folder.reallyThere + "/") {
            throw KataError.isAmongHandedIn(place.path)
        }
        let judged = try graded(folder, names)
        let results = GradeFiles(folder: place)
        let backup = world.backup(of: "grades")
        let order = try world.project.catalogue().exercises
        let (book, hasBackup, unknown) = try results.write(judged, order: order, backup: backup)
        world.terminal.print(GradebookText(book, in: world.terminal).text)
        for file in unknown {
            world.terminal.print("\n\(file.printable) is called like nobody here.\n")
        }
        if hasBackup {
            world.terminal.print("\nWhat was there before is in \(world.name(of: backup))/\n")
        }
        world.terminal.print("\nThe results: \(results.page.path)\n")
        return 0
    }

    private func graded(_ folder: URL, _ names: [String]) throws -> Gradebook {
        let catalogue = try world.project.catalogue()
        let wanted = Set(try names.map(catalogue.home(of:)))
        let homes = catalogue.exercises.filter { wanted.isEmpty || wanted.contains($0) }
        let lab = try world.lab()
        if !options.isUnconfined { try lab.refuseUnconfined("grade submissions") }
        let (handIns, others) = try HandIn.all(in: folder)
        for file in others {
            world.terminal.print(
                "\(file.printable) is "
                    + (file.hasPrefix(".") ? "hidden" : "no folder and no archive")
                    + ", and is passed over.\n")
        }
        let roster = try roster()
        let mine = roster.map { handIns.named(by: $0) } ?? handIns
        let course = try Wanted(homes, in: world.project)
        let handedIn = try mine.concurrentMap { handIn in
            try handIn.contents(course) { file, archive, work in
                do { try lab.unpack(file, archive, work: work) } catch {
                    throw LabError.naming(error)
                }
            }
        }
        var grader = try Grader(world, homes)
        grader.isFresh = options.isFresh
        grader.isNamed = !names.isEmpty
        let book = try grader.gradebook(Array(zip(mine.map(\.name), handedIn)))
        guard let roster else { return book }
        let isAbsent = mine.filter(\.parts.isEmpty).map(\.name)
        return book.map { person in
            if isAbsent.contains(person.name) { person.absence = .nothingCame }
            if !roster.people.contains(where: { $0.name == person.name }) {
                person.absence = .notOnTheList
            }
        }
    }

    private func roster() throws -> Roster? {
        guard let path = options.people else { return nil }
        return try Roster(Disk.text(URL(fileURLWithPath: path)), path: path)
    }

}

extension Lab {
    /// - Parameter call: what somebody can type who does not mind.
    /// - Throws: `KataError.noConfinement` where nothing keeps the code of others from anything.
    func refuseUnconfined(_ call: String? = nil) throws {
        if case .none(let reason) = try confinement {
            throw KataError.noConfinement(reason, call: call)
        }
    }
}

extension URL {
    /// The path on which no folder is a link, also of what is not there yet.
    fileprivate var reallyThere: String {
        if Disk.isThere(self) || path == "/" { return resolvingSymlinksInPath().path }
        return deletingLastPathComponent().reallyThere + "/" + lastPathComponent
    }
}
