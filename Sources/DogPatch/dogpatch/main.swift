import Foundation

exit(perform(Order(Array(CommandLine.arguments.dropFirst()))))
