import Foundation
import ToDoText

exit(perform(Order(Array(CommandLine.arguments.dropFirst()))))
