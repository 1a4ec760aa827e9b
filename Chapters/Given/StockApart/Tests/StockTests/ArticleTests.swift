import Foundation
import Stock
import Testing

struct ArticleTests {}
