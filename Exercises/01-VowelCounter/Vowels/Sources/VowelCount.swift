/// How many vowels there are in `text`: a, e, i, o and u, and y too if `countingY` says so.
func vowelCount(in text: String, countingY: Bool = false) -> Int {
    let vowels = countingY ? "aeiouy" : "aeiou"
    return text.lowercased().filter { vowels.contains($0) }.count
}
