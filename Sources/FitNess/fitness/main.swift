import Foundation

exit(perform(Array(CommandLine.arguments.dropFirst())))
