/// Where alerts can be seen.
public protocol AlertView: AnyObject {
    /// Shows these, in this order.
    func show(_ alerts: [Alert])
    /// There is no alert to show.
    func hide()
}
