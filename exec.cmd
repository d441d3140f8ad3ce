@rem The shells of Unix replace themselves by "exec", so that signals reach the shop. This one only runs what follows.
@%*
