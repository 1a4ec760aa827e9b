/// The screen with the list. It asks the presenter what stands in each row.
@MainActor
public protocol ListView: AnyObject {}
