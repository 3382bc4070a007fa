import CEpoll
