import HeartCommand

HeartCommand.main()
