import Testing
import WalkingSkeleton

struct WalkingSkeletonTests {
    @Test func `what was put on the list is there tomorrow`() {
        let disk = DiskFake()
        let today = ToDoApp(disk: disk)
        today.perform(["add", "Buy", "milk"])

        let tomorrow = ToDoApp(disk: disk)
        tomorrow.perform([])

        #expect(tomorrow.screen == "1 Buy milk")
    }

    @Test func `she is told what cannot be kept`() {
        let app = ToDoApp(disk: FullDiskStub())

        app.perform(["add", "Buy", "milk"])

        #expect(app.screen == "Not saved: Buy milk\n1 Call Mum")
    }

    @Test func `a thing without a title is not put on the list`() {
        let app = ToDoApp(disk: DiskFake())

        app.perform(["add"])
        app.perform(["add", "   "])

        #expect(app.screen == "Nothing to do.")
    }
}
