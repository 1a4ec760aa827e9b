extension Room {
    /// What the page of the room is told.
    func answer(_ request: PageRequest, at now: Double) -> PageAnswer {
        switch (request.method, request.path) {
        case ("GET", [""]):
            return PageAnswer(type: "text/html", body: RoomPage(screen: current(at: now)).text)
        case ("GET", ["board"]):
            return PageAnswer(type: "text/html", body: RoomPage(screen: current(at: now)).board)
        case ("GET", ["board.js"]):
            return PageAnswer(type: "text/javascript", body: RoomPage.script)
        case ("POST", ["everybody"]):
            let prefix = "place="
            if request.body.hasPrefix(prefix) {
                gather(String(request.body.dropFirst(prefix.count)))
            }
            return PageAnswer(status: "303 See Other", location: "./")
        default: return PageAnswer(status: "404 Not Found")
        }
    }
}
