/// A value that is kept elsewhere, and can be read and changed from here.
public struct Binding<Value> {
    public let get: () -> Value
    public let set: (Value) -> Void
}
