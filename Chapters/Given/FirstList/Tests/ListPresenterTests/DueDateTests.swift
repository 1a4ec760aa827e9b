import Foundation
import ItemModel
import ListPresenter
import Testing

@MainActor
struct DueDateTests {}
