"""What a frame costs, beside lottie-web."""
