/// Where alerts can be seen.
public protocol AlertView: AnyObject {
    func show(_ alerts: [Alert])
    func hide()
}
