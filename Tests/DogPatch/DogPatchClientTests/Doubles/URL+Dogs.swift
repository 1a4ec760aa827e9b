import Foundation

extension URL {
    static let dogs = URL(string: "https://dogs.example")!
}
