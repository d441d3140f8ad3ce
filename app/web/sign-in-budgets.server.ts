import { createHash } from 'node:crypto';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { type Budget, budgetOf } from '#domain/limits/budgets.ts';

type Tried = {
  name: string;
  userId: string | undefined;
  clientAddress: string;
  knownDeviceId: string | undefined;
};

/**
 * Whose tries a sign-in spends. A browser that knew this account's password before has tries of its own, so that
 * strangers who guess cannot keep the owner out. Strangers share those of their address and of the name they typed,
 * and wait when these are `open`ly used up. An account may be reached by more than one name: those tries are `hidden`,
 * and when they are used up the password is not looked at, but the answer is that of a wrong one. Else it would tell
 * that the two names are one person's.
 */
export function signInBudgets({ name, userId, clientAddress, knownDeviceId }: Tried): {
  open: Budget[];
  hidden: Budget | undefined;
} {
  const typed = shortened(name);
  if (knownDeviceId !== undefined) {
    const own = budgetOf('sign-in:device', `${knownDeviceId}:${userId}`);
    return { open: [own], hidden: undefined };
  }
  return {
    open: [
      budgetOf('sign-in:address', addressBucket(clientAddress)),
      budgetOf('sign-in:name', typed),
    ],
    hidden: budgetOf('sign-in:account', userId ?? typed),
  };
}

/** Of one length however long the name is, and the table does not tell which names were tried. */
function shortened(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
