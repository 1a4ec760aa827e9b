import Foundation

struct Blogger {
    func makeHeadline(from text: String) -> String {
        text.components(separatedBy: " ")
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: " ")
    }
}
