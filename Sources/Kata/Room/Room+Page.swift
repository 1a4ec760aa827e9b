extension Room {
    /// What the page of the room is told.
    ///
    /// - Parameter isReadOnly: whether nobody is called from there.
    func answer(_ request: PageRequest, at now: Double, isReadOnly: Bool = false) -> PageAnswer {
        let page = RoomPage(screen: current(at: now), isReadOnly: isReadOnly)
        switch (request.method, request.path) {
        case ("GET", [""]): return PageAnswer(type: "text/html", body: page.text)
        case ("GET", ["board"]): return PageAnswer(type: "text/html", body: page.board)
        case ("GET", ["board.js"]):
            return PageAnswer(type: "text/javascript", body: RoomPage.script)
        case ("POST", ["everybody"]) where !isReadOnly:
            let prefix = "place="
            if request.body.hasPrefix(prefix) {
                gather(String(request.body.dropFirst(prefix.count)))
            }
            return PageAnswer(status: "303 See Other", location: "./")
        default: return PageAnswer(status: "404 Not Found")
        }
    }
}
