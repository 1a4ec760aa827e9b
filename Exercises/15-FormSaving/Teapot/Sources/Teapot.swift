struct Teapot {
    /// Returns when so many seconds are over.
    var wait: (_ seconds: Int) -> Void

    func brew(minutes: Int) -> String {
        wait(minutes * 60)
        return "Tea is ready"
    }
}
