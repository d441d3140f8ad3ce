import {
  createAccount,
  endSessions,
  writePassword,
} from '#domain/accounts/account-writes.server.ts';
import { isPasswordOf } from '#domain/accounts/check-password.server.ts';
import { findUserByUsername } from '#domain/accounts/find-account.server.ts';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { findPassword } from '#domain/auth/passwords/find-password.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { deriveKey } from '#platform/config/secret.server.ts';
import { seedDemo } from './seed-demo.server.ts';

const username = 'admin';

/**
 * Fills an empty demo shop, ensures its owner and returns the sign-in. The password is derived from the shop's secret and
 * stored only as a hash. Leaves a real account of that name alone, and returns no sign-in then.
 */
export async function ensureDemo(shop: Shop, secret: string) {
  await seedDemo(shop);
  const password = demoPassword(secret);
  const found = await findUserByUsername(shop, username);
  if (found && !found.demo) return undefined;
  if (found) {
    await ensurePassword(shop, { userId: found.id, password });
  } else {
    const passwordHash = await hashPassword(password);
    const account = { name: 'Demo owner', username, demo: true, passwordHash };
    await grantPanelAccess(shop, await createAccount(shop, account));
  }
  return { username, password };
}

/** If the secret has changed since, sets the displayed password again, ends the sessions, and admits the owner again. */
async function ensurePassword(
  shop: Shop,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  const stored = await findPassword(shop, userId);
  if (stored?.passwordHash && (await isPasswordOf(stored.passwordHash, password))) return;
  await writePassword(shop, userId, await hashPassword(password));
  await endSessions(shop, userId);
  await grantPanelAccess(shop, userId);
}

function demoPassword(secret: string): string {
  const letters = deriveKey('demo-password', secret)
    .toLowerCase()
    .replace(/[^a-z2-9]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`;
}
