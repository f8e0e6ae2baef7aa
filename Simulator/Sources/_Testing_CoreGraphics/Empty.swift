// Empty: the testing library imports this module wherever CoreGraphics is imported.
