import Foundation

print("heart")
