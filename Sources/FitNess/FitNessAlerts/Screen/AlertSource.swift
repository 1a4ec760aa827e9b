import Foundation

/// Who has the alerts that can be seen.
public protocol AlertSource: AnyObject {
    /// The alerts that were posted and not cleared, the newest last.
    var alerts: [Alert] { get }
    /// Where each change of `alerts` is announced.
    var notifications: NotificationCenter { get }
}
