import {
  createAccount,
  endSessions,
  writePassword,
} from '#domain/accounts/account-writes.server.ts';
import { admitOwner } from '#domain/accounts/admit-owner.server.ts';
import { isPasswordOf } from '#domain/accounts/check-password.server.ts';
import { findUserByUsername } from '#domain/accounts/find-account.server.ts';
import { findPassword } from '#domain/auth/passwords/find-password.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { keyFor } from '#platform/config/secret.server.ts';
import { seedDemo } from './seed-demo.server.ts';

const username = 'admin';

/**
 * Fills an empty demonstration with products and an owner's account, and answers how to sign in.
 * The password follows from the shop's own secret, so every start shows the same one and no file holds it.
 * Where a real account has that name, nothing is touched and no sign-in is shown.
 */
export async function ensureDemo(shop: Shop, secret: string) {
  await seedDemo(shop);
  const password = demoPassword(secret);
  const found = await findUserByUsername(shop, username);
  if (found && !found.demo) return undefined;
  if (found) {
    await keepPassword(shop, { userId: found.id, password });
  } else {
    const passwordHash = await hashPassword(password);
    const account = { name: 'Demo owner', username, demo: true, passwordHash };
    await admitOwner(shop, await createAccount(shop, account));
  }
  return { username, password };
}

/** The secret may be a new one since the account was made; then the password that is shown has to be as well. */
async function keepPassword(
  shop: Shop,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  const known = await findPassword(shop, userId);
  if (known?.knownHash && (await isPasswordOf(known.knownHash, password))) return;
  await writePassword(shop, userId, await hashPassword(password));
  await endSessions(shop, userId);
  await admitOwner(shop, userId);
}

function demoPassword(secret: string): string {
  const letters = keyFor('demo-password', secret)
    .toLowerCase()
    .replace(/[^a-z2-9]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`;
}
