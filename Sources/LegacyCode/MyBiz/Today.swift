import Foundation

func today() -> String {
    fmt.string(from: Date())
}

func thisMonth() -> String {
    String(today().prefix(7))
}

func stamp() -> String {
    let now = Date()
    let h = cal.component(.hour, from: now)
    let m = cal.component(.minute, from: now)
    return fmt.string(from: now) + " " + (h < 10 ? "0\(h)" : "\(h)") + ":"
        + (m < 10 ? "0\(m)" : "\(m)")
}
