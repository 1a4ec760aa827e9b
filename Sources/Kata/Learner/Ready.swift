import Foundation

/// `kata ready`: whether this machine has what the course needs.
struct Ready {
    var world: World
    var machine: Machine

    func run() throws -> Int32 {
        let rows = try [
            swift, tests(), engine, course, disk, memory, letters, otherCode,
        ]
        let style = Style(world.terminal)
        let missing = rows.count { $0.state == .missing }
        let things = missing == 1 ? "1 thing is" : "\(missing) things are"
        let verdict =
            missing == 0
            ? style.green("This machine is ready.") : "Not ready yet: \(things) missing."
        world.terminal.print((rows.flatMap { $0.lines(style) } + ["", verdict]).text)
        return missing == 0 ? 0 : 1
    }

    // MARK: - Rows

    private struct Row {
        enum State { case good, poor, missing }

        var state: State
        var name: String
        var words: String
        var remedy: String

        func lines(_ style: Style) -> [String] {
            let sign =
                switch state {
                case .good: style.green("✔")
                case .poor: style.yellow("!")
                case .missing: style.red("✘")
                }
            let row = "\(sign) \(name.padded(to: 12)) \(words)"
            let indent = String(repeating: " ", count: 15)
            return state == .good ? [row] : [row, indent + remedy]
        }
    }

    private var swift: Row {
        let version = machine.swift.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)[0-9.]*/)
        let numbers = version.flatMap { match in
            Int(match.1).flatMap { major in Int(match.2).map { (major, $0) } }
        }
        let name = version.map { String($0.0.dropFirst("Swift version ".count)) } ?? machine.swift
        let isNew = numbers.map { $0 >= (6, 2) } ?? false
        return Row(
            state: isNew ? .good : .missing, name: "Swift",
            words: isNew ? name : "\(name): the course needs 6.2 or newer",
            remedy: "Install it from swift.org, and open a new terminal.")
    }

    private func tests() throws -> Row {
        let objection = try EngineCheck.objection(world.engine.runAfresh)
        return Row(
            state: objection == nil ? .good : .missing, name: "Tests",
            words: objection?.words ?? "Swift Testing and XCTest run; what is wrong is red",
            remedy: objection?.isOnRight ?? false
                ? "See whether swift test works, and install Swift again if not."
                : "Install Swift again from swift.org.")
    }

    private var engine: Row {
        Row(
            state: machine.isPlain ? .poor : .good, name: "Engine",
            words: machine.isPlain
                ? "plain: swift build and swift test, some seconds each time" : "fast",
            remedy: "The fast one needs Linux (WSL, a container, a codespace) and Swift from"
                + " swift.org.")
    }

    private var course: Row {
        Row(
            state: machine.isBuilt ? .good : .missing, name: "The course",
            words: machine.isBuilt ? "built, with its tests" : "not built yet",
            remedy: "Run swift build --build-tests today: it takes some minutes.")
    }

    private var disk: Row {
        let gigabytes = machine.freeBytes / 1_000_000_000
        let isEnough = gigabytes >= 2
        return Row(
            state: isEnough ? .good : .missing, name: "Disk",
            words: "\(gigabytes) GB free" + (isEnough ? "" : ": a build needs 2 GB"),
            remedy: "Make room.")
    }

    private var memory: Row {
        let gigabytes = machine.memory / 1_000_000_000
        let isEnough = gigabytes >= 4
        let cores = machine.cores == 1 ? "1 core" : "\(machine.cores) cores"
        return Row(
            state: isEnough ? .good : .poor, name: "Memory",
            words: "\(gigabytes) GB, \(cores)" + (isEnough ? "" : ": builds will be slow"),
            remedy: "Close other programs, or sit with a neighbour.")
    }

    private var letters: Row {
        let isUnicode = machine.letters.uppercased().filter { $0 != "-" }.hasSuffix("UTF8")
        let name = machine.letters.isEmpty ? "not set" : machine.letters
        return Row(
            state: isUnicode ? .good : .poor, name: "Letters",
            words: isUnicode ? "UTF-8" : "\(name): signs such as ✔ may look odd",
            remedy: "Set LANG to a language with UTF-8, such as en_GB.UTF-8.")
    }

    private var otherCode: Row {
        var isOpen = false
        if case .none = machine.confinement { isOpen = true }
        return Row(
            state: isOpen ? .poor : .good, name: "Other code", words: "\(machine.confinement)",
            remedy: "Only for who runs the code of others (kata grade): start a container with"
                + " --privileged; on Ubuntu, run sudo sysctl"
                + " kernel.apparmor_restrict_unprivileged_userns=0")
    }
}
