// Empty: the testing library imports this module wherever UIKit is imported.
