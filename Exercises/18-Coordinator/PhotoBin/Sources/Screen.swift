/// Where a person is asked.
protocol Screen: AnyObject {
    /// Shows a question with the buttons "Delete" and "Keep", until it is dismissed.
    func present(_ question: Question)
    func dismiss()
}

struct Question {
    let text: String
    /// To be called when a button is tapped: true for "Delete".
    let answer: (_ delete: Bool) -> Void
}
