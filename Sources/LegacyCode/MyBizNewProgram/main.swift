import Foundation
import MyBiz

exit(runMyBiz(Array(CommandLine.arguments.dropFirst())))
