import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { accountStore, newSessionToken } from '#platform/auth/account-store.server.ts';
import { accounts, sessions, users } from './tables.server.ts';

/** The tables of Better Auth. The domain writes them only in this file; `#platform/auth` extends and ends sessions. */
export const authTables = { user: users, session: sessions, account: accounts };

const storeOf = ({ db }: Shop) => accountStore(db, authTables);

export type NewAccount = {
  name: string;
  /** Set for admins only; customers sign in by the phone or e-mail address in their customer record. */
  username?: string;
  demo?: boolean;
  /** Null until a password is chosen: no sign-in is possible. */
  passwordHash: string | null;
};

/**
 * Creates an account and returns its id. The e-mail address is a placeholder: Better Auth requires a unique one, but
 * customers may have none, or share one.
 */
export async function createAccount(
  shop: Shop,
  { name, username, demo = false, passwordHash }: NewAccount,
): Promise<string> {
  const store = storeOf(shop);
  const [id, createdAt] = [randomUUID(), shop.now()];
  const email =
    username === undefined ? `${id}@account.invalid` : adminPlaceholderEmail(username, demo);
  const user = { id, name, email, username, demo, emailVerified: false, createdAt };
  await store.createUser(user, { method: 'email-password' });
  const account = { userId: id, accountId: id, providerId: 'credential', createdAt };
  await store.linkAccount({ ...account, password: passwordHash });
  return id;
}

/** Returns the placeholder address of an admin's account. */
export function adminPlaceholderEmail(username: string, demo = false): string {
  return `${username}@${demo ? 'demo' : 'owner'}.invalid`;
}

export async function renameAccount(shop: Shop, userId: string, name: string): Promise<void> {
  await storeOf(shop).updateUser(userId, { name });
}

/** Deletes an account. Each foreign key to it decides by its `onDelete` what happens to the rows that refer to it. */
export async function removeAccount(shop: Shop, userId: string): Promise<void> {
  await storeOf(shop).deleteUser(userId);
}

/** Locks the account until the transaction ends. Returns whether it exists. */
export async function lockAccount(shop: Shop, userId: string): Promise<boolean> {
  const locked = await shop.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return locked.length > 0;
}

/** An account that was deleted after the request had loaded it. */
export type AccountGone = { code: 'account-gone' };

/**
 * Prevents the deletion of an account until the transaction ends. Makes `lockAccount` wait, but not other calls of this
 * function. Returns whether the account exists.
 */
export async function preventDeletion(shop: Shop, userId: string): Promise<boolean> {
  const locked = await shop.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return locked.length > 0;
}

/**
 * Locks a username until the transaction ends, so that concurrent requests for it run one after the other.
 */
export async function lockUsername(shop: Shop, username: string): Promise<void> {
  const name = `username:${username}`;
  await shop.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Replaces the hash of a password; null removes it. Returns whether the account exists. */
export async function writePassword(
  shop: Shop,
  userId: string,
  passwordHash: string | null,
): Promise<boolean> {
  const updatedCount = await storeOf(shop).rows.updateMany({
    model: 'account',
    where: [
      { field: 'userId', value: userId },
      { field: 'providerId', value: 'credential' },
    ],
    update: { password: passwordHash },
  });
  return updatedCount > 0;
}

/** Opens a session of an account and returns its token, for the cookie. */
export async function openSession(shop: Shop, userId: string): Promise<string> {
  // Stores neither the IP address nor the browser. `false` (dontRememberMe): the usual lifetime. `true` (overrideAll): the
  // overrides also replace Better Auth's own values.
  const overrides = { createdAt: shop.now(), ipAddress: undefined, userAgent: undefined };
  return (await storeOf(shop).createSession(userId, false, overrides as never, true)).token;
}

/**
 * Marks a session as verified by the second factor and rotates its token, so that the old one is void. Returns
 * undefined if the session was deleted.
 */
export async function markSecondFactorVerified(
  shop: Shop,
  sessionId: string,
): Promise<string | undefined> {
  const renewed = await storeOf(shop).rows.update<{ token: string }>({
    model: 'session',
    where: [{ field: 'id', value: sessionId }],
    update: { token: newSessionToken(), secondFactorAt: shop.now(), panelUsedAt: shop.now() },
  });
  return renewed?.token;
}

export async function endSessions(shop: Shop, userId: string): Promise<void> {
  await storeOf(shop).deleteUserSessions(userId);
  await announce(shop, { name: 'sessions-ended', userId });
}

/** Marks every session as not verified by the second factor. */
export async function clearSecondFactorVerifications(shop: Shop): Promise<void> {
  await storeOf(shop).rows.updateMany({
    model: 'session',
    where: [{ field: 'secondFactorAt', operator: 'ne', value: null }],
    update: { secondFactorAt: null },
  });
}

/**
 * Records that a session uses the panel. Returns false, and writes nothing, where the last use is not before
 * `ifUsedBefore`.
 */
export async function touchSession(
  shop: Shop,
  { sessionId, ifUsedBefore }: { sessionId: string; ifUsedBefore: Date },
): Promise<boolean> {
  const updatedCount = await storeOf(shop).rows.updateMany({
    model: 'session',
    where: [
      { field: 'id', value: sessionId },
      { field: 'panelUsedAt', value: null, connector: 'OR' },
      { field: 'panelUsedAt', operator: 'lt', value: ifUsedBefore, connector: 'OR' },
    ],
    update: { panelUsedAt: shop.now() },
  });
  return updatedCount > 0;
}

/** Ends every session of an account but this one. */
export async function endOtherSessions(shop: Shop, userId: string, sessionId: string) {
  const where = [
    { field: 'userId', value: userId },
    { field: 'id', operator: 'ne' as const, value: sessionId },
  ];
  await storeOf(shop).rows.deleteMany({ model: 'session', where });
  await announce(shop, { name: 'sessions-ended', userId });
}

/** Deletes sessions that have expired. */
export async function sweepSessions(shop: Shop): Promise<void> {
  const where = [{ field: 'expiresAt', operator: 'lte' as const, value: shop.now() }];
  await storeOf(shop).rows.deleteMany({ model: 'session', where });
}
