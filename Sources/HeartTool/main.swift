print("heart")
