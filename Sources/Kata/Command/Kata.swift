import Course
import Foundation
import Lab

@main struct Kata {
    static func main() {
        let terminal = Terminal.live(ProcessInfo.processInfo.environment)
        Interruption.endRunsFirst()
        exit(perform(Array(CommandLine.arguments.dropFirst()), terminal))
    }

    /// Does what the words ask for.
    ///
    /// - Returns: the exit code: 0 done, 1 not yet, 64 a wrong call, 70 our own fault.
    static func perform(_ words: [String], _ terminal: Terminal) -> Int32 {
        do {
            let arguments = try Arguments(words)
            if case .help(let topic) = arguments.request { return try help(topic, terminal) }
            let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            let project = try Project.containing(folder)
            return try perform(
                arguments.request, in: .live(project, terminal, arguments.limits))
        } catch {
            terminal.print("\(error)\n")
            return exitCode(of: error)
        }
    }

    static func perform(_ request: Request, in world: World) throws -> Int32 {
        if let damaged = try? world.project.state.putDamagedAside() {
            world.terminal.writeProgress(
                "What was remembered of you could not be read; it is kept in \(damaged.path)\n")
        }
        return switch request {
        case .home: try Home(world: world).run()
        case .list: try List(world: world).run()
        case .help(let topic): try help(topic, world.terminal)
        case .follow(let place): try Follow(world: world).run(place)
        case .compare(let place): try Compare(world: world).run(place)
        case .check(let name, let isStrict):
            try Check(world: world, options: .init(isStrict: isStrict)).run(name)
        case .watch(let name, let polls, let isQuiet, let isOnce):
            try Watch(name, in: world, polls: polls, isQuiet: isQuiet, isOnce: isOnce).run()
        case .log(let name, let asJSON): try Log(world: world).run(name, asJSON: asJSON)
        case .hint(let name): try GiveHint(world: world).run(name)
        case .solution(let name, let anyway):
            try ShowSolution(world: world).run(name, evenIfNotDone: anyway)
        case .reset(let name): try Reset(world: world).run(name)
        case .bench(let name): try Bench(world: world).run(name)
        case .verify(let subject, let asJSON):
            try Verify(world: world).run(subject, asJSON: asJSON)
        }
    }

    private static func help(_ topic: String?, _ terminal: Terminal) throws -> Int32 {
        guard let text = Help.text(topic) else {
            throw UsageError(
                complaint: "there is no command \(topic ?? "")",
                remedy: "All commands: swift run kata help")
        }
        terminal.print(text)
        return 0
    }

    private static func exitCode(of error: any Error) -> Int32 {
        switch error {
        case is UsageError: 64
        case let error as KataError: error.exitCode
        default: 70
        }
    }
}
