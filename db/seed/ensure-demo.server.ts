import { admitOwner } from '#domain/accounts/admit-owner.server.ts';
import { findUserByUsername } from '#domain/accounts/find-user.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Auth } from '#platform/auth/auth.server.ts';
import { createUser, replacePassword } from '#platform/auth/passwords.server.ts';
import { keyFor } from '#platform/config/secret.server.ts';
import { seedDemo } from './seed-demo.server.ts';

const username = 'admin';

/**
 * Fills an empty demonstration with products and an owner's account, and answers how to sign in.
 * The password follows from the shop's own secret, so every start shows the same one and no file holds it.
 * Where a real account has that name, nothing is touched and no sign-in is shown.
 */
export async function ensureDemo(shop: Shop, auth: Auth, secret: string) {
  await seedDemo(shop);
  const password = demoPassword(secret);
  const found = await findUserByUsername(shop, username);
  if (found && !found.demo) return undefined;
  if (found) {
    await keepPassword(shop, auth, { userId: found.id, password });
  } else {
    const owner = { name: 'Demo owner', email: 'admin@demo.invalid', username, demo: true };
    await admitOwner(shop, await createUser(auth, { ...owner, password }));
  }
  return { username, password };
}

/** The secret may be a new one since the account was made; then the password that is shown has to be as well. */
async function keepPassword(
  shop: Shop,
  auth: Auth,
  { userId, password }: { userId: string; password: string },
) {
  const context = await auth.$context;
  const account = (await context.internalAdapter.findAccounts(userId)).find(
    ({ providerId }) => providerId === 'credential',
  );
  const hash = account?.password;
  if (hash && (await context.password.verify({ hash, password }))) return;
  await replacePassword(auth, userId, password);
  await admitOwner(shop, userId);
}

function demoPassword(secret: string): string {
  const letters = keyFor('demo-password', secret)
    .toLowerCase()
    .replace(/[^a-z2-9]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`;
}
