import Foundation
import ToDoText

exit(await perform(Order(Array(CommandLine.arguments.dropFirst()))))
