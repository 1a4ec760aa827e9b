import Foundation
import ToDoText

exit(await perform(Command(Array(CommandLine.arguments.dropFirst()))))
