/// What somebody wants who starts the program.
public enum Command: Equatable, Sendable {
    case help
    case unknown(String)
    /// A chase on the screen; with `walks`, the runner also walks without the space bar.
    case chase(goal: Int?, walks: Bool)
    /// A chase that plays by itself for so many seconds, and is written line by line.
    case play(goal: Int, ticks: Int, seed: UInt64)

    /// The longest play, in seconds.
    public static let mostTicks = 1_000_000

    /// Reads what stands behind the name of the program.
    public init(_ arguments: [String]) {
        var rest = arguments[...]
        var goal: Int?
        var walks = false
        var ticks: Int?
        var seed: UInt64?
        while let option = rest.popFirst() {
            switch option {
            case "--help", "-h":
                self = .help
                return
            case "--walk": walks = true
            case "--goal", "--ticks", "--seed":
                guard let value = rest.popFirst() else {
                    self = .unknown("\(option) needs a number.")
                    return
                }
                if let remark = Command.read(option, value, &goal, &ticks, &seed) {
                    self = .unknown(remark)
                    return
                }
            default:
                self = .unknown("There is no \(option).")
                return
            }
        }
        if let ticks {
            self = .play(goal: goal ?? 200, ticks: ticks, seed: seed ?? 1)
        } else {
            self =
                seed == nil ? .chase(goal: goal, walks: walks) : .unknown("--seed needs --ticks.")
        }
    }

    /// Returns what is wrong with the value.
    private static func read(
        _ option: String, _ value: String, _ goal: inout Int?, _ ticks: inout Int?,
        _ seed: inout UInt64?
    ) -> String? {
        switch option {
        case "--goal":
            switch Goal(value) {
            case .steps(let steps): goal = steps
            case .wrong(let remark): return remark
            }
        case "--ticks":
            guard let number = Int(value), (1...mostTicks).contains(number) else {
                return "--ticks needs a number from 1 to \(mostTicks)."
            }
            ticks = number
        default:
            guard let number = UInt64(value) else { return "--seed needs a number, such as 3." }
            seed = number
        }
        return nil
    }

    /// What `fitness --help` prints.
    public static let helpText = """
        fitness: outrun Nessie

        fitness                       a chase; each press of the space bar is a step
        fitness --walk                the runner walks by herself
        fitness --goal 300            so many steps to go
        fitness --ticks 200 --seed 3  plays by itself for 200 seconds, in no time
        fitness --help                this text
        """
}
