import Foundation
import MyBizBefore

exit(runMyBiz(Array(CommandLine.arguments.dropFirst())))
