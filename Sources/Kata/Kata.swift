import Foundation

@main struct Kata {
    static func main() {
        Signals.endRunsBeforeExit()
        let terminal = Terminal.live(ProcessInfo.processInfo.environment)
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        exit(perform(Array(CommandLine.arguments.dropFirst()), in: folder, terminal))
    }

    /// Does what the words ask for in a folder of the course.
    ///
    /// - Returns: the exit code: 0 done, 1 not yet, 64 a wrong call, 70 our own fault.
    static func perform(_ words: [String], in folder: URL, _ terminal: Terminal) -> Int32 {
        do {
            let arguments = try Arguments(words) { exerciseNames(around: folder) }
            switch arguments.request {
            case .help(let topic): return help(topic, terminal)
            case .version: return try version(terminal)
            default:
                let project = try Project.containing(folder)
                var terminal = terminal
                let launcher = Launcher(of: project.root, program: Platform.program)
                if launcher?.install() == true, terminal.kata == .swiftRun {
                    terminal.kata.pathCommand = Launcher.pathCommand(for: project.root, in: folder)
                }
                return try perform(
                    arguments.request,
                    in: .live(project.root, terminal, arguments, from: folder))
            }
        } catch {
            terminal.printError(error)
            return (error as? any HelpfulError)?.exitCode ?? 70
        }
    }

    static func perform(_ request: Request, in world: World) throws -> Int32 {
        rememberWell(world)
        return switch request {
        case .home: try Home(world: world).run()
        case .version: try version(world.terminal)
        case .help(let topic): help(topic, world.terminal)
        case .list(let kind, let asJSON): try List(world: world).run(kind, asJSON: asJSON)
        case .follow(let place): try Follow(world: world).run(place)
        case .compare(let place, let showsWords):
            try Compare(world: world, showsWords: showsWords).run(place)
        case .check(let name, let options):
            if let place = try name.map(Place.init) ?? world.chapterToCheck(options) {
                try CheckChapter(world: world, isFresh: options.isFresh).run(place)
            } else {
                try Check(world: world, options: options).run(name)
            }
        case .watch(let name, let options):
            try Watch(name, in: world, options: options).run()
        case .log(let name, let asJSON): try Log(world: world).run(name, asJSON: asJSON)
        case .ask(let chapter): try Ask(world: world).run(chapter)
        case .hint(let name): try GiveHint(world: world).run(name)
        case .next(let name): try NextPart(world: world).run(name)
        case .solution(let name, let anyway):
            try ShowSolution(world: world).run(name, evenIfNotDone: anyway)
        case .reset(let name): try Reset(world: world).run(name)
        case .back(let number): try Back(world: world).run(number)
        case .handIn(let names, let options):
            try PackWork(world: world, options: options).run(names)
        case .duel(let action): try Duel(world: world).run(action)
        case .mutate(let name, let options):
            try Mutate(world: world, options: options).run(name)
        case .grade(let folder, let names, let options):
            try GradeAll(world: world, options: options).run(folder, names)
        case .room(let options): try Room(options, in: world).run()
        case .pages(let options): try Pages(world: world, options: options).run()
        case .ready: try Ready(world: world, machine: Machine(of: world)).run()
        case .verify(let subject, let asJSON):
            try Verify(world: world.performing).run(subject, asJSON: asJSON)
        }
    }

    /// Puts aside, or right, what is remembered and cannot be so.
    private static func rememberWell(_ world: World) {
        if let damaged = try? world.state.putDamagedAside() {
            world.terminal.writeError(
                "What was remembered of you could not be read; it is kept in \(damaged.path)\n")
        }
        try? world.takeBackMarks()
    }

    private static func help(_ topic: String?, _ terminal: Terminal) -> Int32 {
        let command = Subcommand.all.first { $0.name == topic }
        terminal.print(
            command.map { Help.text($0, terminal.kata) } ?? Help.overview(terminal.kata))
        return 0
    }

    private static func version(_ terminal: Terminal) throws -> Int32 {
        let swift = try Toolchain.current().version.firstMatch(of: /Swift version ([0-9.]+)/)?.1
        terminal.print("kata \(version) · Swift \(swift ?? "of unknown version")\n")
        return 0
    }

    /// The companion's and the course's.
    private static let version = "1"

    private static func exerciseNames(around folder: URL) -> [String] {
        let exercises = try? Project.containing(folder).catalogue().exercises
        return (exercises ?? []).map(Catalogue.name)
    }
}

extension World {
    /// The chapter that is worked on, where no name is given; other programs ask for exercises.
    fileprivate func chapterToCheck(_ options: Check.Options) throws -> Place? {
        guard options == Check.Options(isStrict: options.isStrict, isFresh: options.isFresh) else {
            return nil
        }
        return try chapterAtWork().map { Place(chapter: $0.number, step: 0) }
    }

    /// This world, where what pages say of commands can be tried.
    var performing: World {
        var world = self
        world.perform = { try Kata.perform(Arguments($0).request, in: $1) }
        return world
    }
}
