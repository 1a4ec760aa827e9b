/// What puts a line on paper.
protocol Printer {
    func print(_ line: String) throws
}

/// Who has no certificate.
struct MissingCertificates: Error, Equatable {
    let names: [String]
}
