/// What somebody complains of.
struct Complaint: Equatable {
    var what = ""
    var place = ""
    var wantsAnswer = false
    var email = ""
}

/// Who is told what was done with the form.
protocol ComplaintDelegate: AnyObject {
    func send(_ complaint: Complaint)
    func cancel()
}
