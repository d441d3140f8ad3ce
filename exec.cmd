@rem Unix shells replace themselves with the command after "exec", so that signals reach the shop. Here it is only run.
@%*
