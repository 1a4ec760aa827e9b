/// What is heard in the house.
protocol Chime: AnyObject {
    func play(_ melody: String)
}
