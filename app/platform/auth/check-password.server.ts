import type { Auth } from './auth.server.ts';
import { hashInVain } from './sessions.server.ts';

/** Whether this is the account's password. Costs one hash whether the account has one or not. */
export async function checkPassword(
  auth: Auth,
  userId: string,
  password: string,
): Promise<boolean> {
  const context = await auth.$context;
  const accounts = await context.internalAdapter.findAccounts(userId);
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
  if (hash) return context.password.verify({ hash, password });
  await hashInVain(password);
  return false;
}
