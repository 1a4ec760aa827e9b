import Course
import Foundation
import Lab

@main struct Kata {
    static func main() {
        let environment = ProcessInfo.processInfo.environment
        let terminal = Terminal.live(environment)
        do {
            let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            let project = try Project.containing(folder)
            let args = Array(CommandLine.arguments.dropFirst())
            let lab = try Lab(folder: project.cache)
            exit(
                try Verify(project: project, lab: lab, terminal: terminal).run(
                    args.dropFirst().first, asJSON: args.contains("--json")))
        } catch {
            terminal.print("\(error)\n")
            exit(70)
        }
    }
}
