import { createHash } from 'node:crypto';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import type { Budget } from '#domain/limits/spend-try.server.ts';

const windowMs = 15 * 60 * 1000;

/**
 * Whose tries a sign-in spends. A browser that knew this account's password before has tries of its own, so that
 * strangers who guess cannot keep the owner out. Strangers share those of the account and of their address.
 */
export function signInBudgets({
  username,
  clientAddress,
  knownDeviceId,
}: {
  username: string;
  clientAddress: string;
  knownDeviceId: string | undefined;
}): Budget[] {
  const account = shortened(username);
  if (knownDeviceId !== undefined) {
    return [{ bucket: `sign-in:device:${knownDeviceId}:${account}`, tries: 10, windowMs }];
  }
  return [
    { bucket: `sign-in:address:${addressBucket(clientAddress)}`, tries: 30, windowMs },
    { bucket: `sign-in:account:${account}`, tries: 10, windowMs },
  ];
}

/** Of one length however long the name is, and the table does not tell which names were tried. */
function shortened(username: string): string {
  return createHash('sha256').update(username).digest('base64url');
}
