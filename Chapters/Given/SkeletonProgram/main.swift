import Foundation
import WalkingSkeleton

let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let app = ToDoApp(disk: FileDisk(here.appending(path: "skeleton.json")))
app.perform(Array(CommandLine.arguments.dropFirst()))
print(app.screen)
