extension RoomName {
    /// The name that the person has chosen now or earlier, or chooses when asked.
    static func chosen(_ given: String?, in world: World) throws -> RoomName {
        func keep(_ name: RoomName) -> RoomName {
            // Where it cannot be kept, it is asked for again another time.
            try? world.state.remember { $0.roomName = name.text }
            return name
        }
        if let given {
            guard let name = RoomName(given) else { throw RoomError.badName(given) }
            return keep(name)
        }
        if let name = world.state.progress().roomName.flatMap(RoomName.init) { return name }
        guard world.terminal.isInteractive else { throw RoomError.noName }
        while let answer = world.terminal.ask("Which name shall the board show? ") {
            if let name = RoomName(answer) { return keep(name) }
        }
        throw RoomError.noName
    }
}
