/// What is wrong with the strings of a guitar; nil if they are in tune.
func complaint(about strings: [String]) -> String? {
    let tuned = ["E", "B", "G", "D", "A", "E"]
    return strings == tuned ? nil : "out of tune"
}
