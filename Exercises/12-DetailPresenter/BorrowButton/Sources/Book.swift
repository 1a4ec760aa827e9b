struct Book {
    enum Holder { case nobody, you, somebodyElse }

    let title: String
    /// Who has it at home.
    let holder: Holder
}
