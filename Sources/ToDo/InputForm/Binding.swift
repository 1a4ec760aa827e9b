/// A value that is kept elsewhere, and can be read and changed from here.
public struct Binding<Value> {
    /// Returns the value as it is now.
    public let get: () -> Value
    /// Changes the value.
    public let set: (Value) -> Void
}
