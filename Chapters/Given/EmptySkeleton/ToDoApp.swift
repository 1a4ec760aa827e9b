/// The app as a person meets it: words go in, and a screen comes out.
public final class ToDoApp {
    public let screen = ""

    public init(disk: any Disk) {}

    public func perform(_ words: [String]) {}
}
