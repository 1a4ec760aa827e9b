import Testing

@testable import Store

struct StreamTests {
    @Test(.timeLimit(.minutes(1)))
    func `a slow reader misses nothing`() async {
        let days = daysThatAreOver()

        var read: [String] = []
        for await day in days { read.append(day) }

        #expect(read == ["Monday", "Tuesday", "Wednesday"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a reader that has left is forgotten at the next change`() async {
        let sut = ObservableValue("Monday")
        for await _ in sut.values { break }

        sut.send("Tuesday")

        #expect(sut.subscriberCount == 0)
    }

    private func daysThatAreOver() -> AsyncStream<String> {
        let sut = ObservableValue("Monday")
        let days = sut.values
        sut.send("Tuesday")
        sut.send("Wednesday")
        return days
    }
}
