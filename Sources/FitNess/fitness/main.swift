import Foundation

exit(await perform(Array(CommandLine.arguments.dropFirst())))
