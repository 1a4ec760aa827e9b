import Foundation

exit(run(CommandLineArguments(Array(CommandLine.arguments.dropFirst()))))
