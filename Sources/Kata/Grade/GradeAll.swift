import Foundation
import Synchronization

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
    func run(_ path: String, _ names: [String]) throws -> Int32 {
        let folder = URL(fileURLWithPath: path).standardizedFileURL
        let place =
            options.into.map { URL(fileURLWithPath: $0).standardizedFileURL }
            ?? URL(fileURLWithPath: folder.path + "-grades")
        if (place.reallyThere + "/").hasPrefix(folder.reallyThere + "/") {
            throw KataError.isAmongHandedIn(place.path)
        }
        let files = GradeFiles(folder: place)
        let backup = world.backup(of: "grades")
        let order = try world.project.catalogue().exercises
        let hasSpoken = Atomic(false)
        let book = try graded(folder, names) { [terminal = world.terminal] book in
            _ = try files.write(book, order: order, backup: backup)
            if hasSpoken.exchange(true, ordering: .relaxed) { return }
            terminal.endProgress()
            terminal.print("As they come: \(files.page.path)\n")
        }
        let written = try files.write(book, order: order, backup: backup)
        world.terminal.print(GradebookText(written.book, in: world.terminal).text)
        for error in written.troubles { world.terminal.printError(error) }
        for file in written.lost {
            world.terminal.print(
                "\n\(file.printable) is on no page: call it just as one person is called here.\n")
        }
        if Disk.isThere(backup) {
            world.terminal.print("\nWhat was there before is in \(world.name(of: backup))/\n")
        }
        world.terminal.print("\nThe results: \(files.page.path)\n")
        return 0
    }

    /// - Parameter tell: is told what is known, while the rest is judged.
    private func graded(
        _ folder: URL, _ names: [String], tell: @escaping @Sendable (Gradebook) throws -> Void
    ) throws -> Gradebook {
        let catalogue = try world.project.catalogue()
        let wanted = Set(try names.map(catalogue.home(of:)))
        let homes = catalogue.exercises.filter { wanted.isEmpty || wanted.contains($0) }
        let lab = try world.lab()
        if !options.isUnconfined { try lab.refuseUnconfined("grade submissions") }
        let handIns = try handIns(in: folder)
        let course = try Wanted(homes, in: world.project)
        let people = try handIns.concurrentMap { handIn in
            let handedIn = try handIn.contents(course) { try lab.unpack($0, $1, work: $2) }
            return (handIn: handIn, handedIn: handedIn)
        }
        var grader = try Grader(world, homes, areNamed: !names.isEmpty)
        grader.isFresh = options.isFresh
        grader.tell = tell
        return try grader.gradebook(people)
    }

    private func handIns(in folder: URL) throws -> [HandIn] {
        let roster = try options.people.map {
            try Roster(Disk.text(URL(fileURLWithPath: $0)), path: $0)
        }
        let (handIns, others) = try HandIn.all(in: folder)
        for file in others {
            world.terminal.print(
                "\(file.printable) is "
                    + (file.hasPrefix(".") ? "hidden" : "no folder and no archive")
                    + ", and is passed over.\n")
        }
        return roster.map(handIns.named) ?? handIns
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
