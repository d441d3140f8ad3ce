import { and, eq } from 'drizzle-orm';
import { closeResetRequests } from '#domain/accounts/close-reset-requests.server.ts';
import { accounts, sessions, users } from '#domain/accounts/tables.server.ts';
import { emailProofs } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Whatever sets the password of one account happens one after the other. To be called first in the transaction. */
export async function lockAccount(shop: Shop, userId: string): Promise<void> {
  await shop.db.update(users).set({ updatedAt: shop.now() }).where(eq(users.id, userId));
}

/**
 * Sets the password, given as its hash, ends every session of the account and every link that was sent
 * before.
 * With `knownHash` only if that still is the password. Answers whether it was set.
 */
export async function setPassword(
  shop: Shop,
  { userId, passwordHash, knownHash }: { userId: string; passwordHash: string; knownHash?: string },
): Promise<boolean> {
  const isMeant = and(
    eq(accounts.userId, userId),
    eq(accounts.providerId, 'credential'),
    knownHash === undefined ? undefined : eq(accounts.password, knownHash),
  );
  const set = await shop.db
    .update(accounts)
    .set({ password: passwordHash, updatedAt: shop.now() })
    .where(isMeant)
    .returning({ id: accounts.id });
  if (set.length === 0) return false;
  await shop.db.delete(sessions).where(eq(sessions.userId, userId));
  await closeResetRequests(shop, { userId });
  await shop.db.delete(emailProofs).where(eq(emailProofs.userId, userId));
  return true;
}
