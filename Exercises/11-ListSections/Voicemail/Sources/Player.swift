/// What makes a message heard.
protocol Player: AnyObject {
    func play(_ message: Message)
}
