import Foundation

exit(await run(CommandLineArguments(Array(CommandLine.arguments.dropFirst()))))
