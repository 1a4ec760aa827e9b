/// What a person has pressed.
public enum Key: Equatable, Sendable {
    case character(Character)
    /// A letter together with the control key.
    case control(Character)
    /// A text that was pasted.
    case paste(String)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
}
