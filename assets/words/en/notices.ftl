### Short messages that come and go.
