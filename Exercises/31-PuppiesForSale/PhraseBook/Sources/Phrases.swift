/// Remembers what words mean.
protocol Phrases: AnyObject {
    /// All words, from a to z.
    var words: [String] { get }
    /// What the word means; nil if it is not in here.
    func meaning(of word: String) -> String?
    /// Remembers it, in place of what it meant before.
    func learn(_ word: String, meaning: String)
    func forget(_ word: String)
}
