/// Keeps files. Each change happens as a whole, or it throws and nothing has happened.
protocol Disk: AnyObject {
    /// The names of all files.
    var names: [String] { get }
    /// What is in the file; nil if there is none.
    func read(_ name: String) -> String?
    /// Puts a file there, in place of one with this name.
    func write(_ text: String, to name: String) throws
    /// Takes the file away; there has to be one.
    func remove(_ name: String) throws
}
