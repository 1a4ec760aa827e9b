/// The form of a complaint. What can be seen in it depends on what was typed.
final class ComplaintForm {
    weak var delegate: (any ComplaintDelegate)?
    private(set) var complaint = Complaint()

    /// What can be seen in the form, from top to bottom.
    var elements: [Element] {
        [Element(label: "What happened?", control: .input { self.complaint.what = $0 })]
    }
}
