struct Book {
    enum Holder: CaseIterable { case nobody, you, somebodyElse }

    let title: String
    /// Who has it at home.
    let holder: Holder
    /// Whether it is kept for another reader, as soon as it is back.
    let isReserved: Bool
}

/// The one button on the page of a book.
struct Button: Equatable {
    let title: String
    let isEnabled: Bool
}
