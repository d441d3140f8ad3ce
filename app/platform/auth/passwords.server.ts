import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Auth } from './auth.server.ts';

export type NewUser = {
  name: string;
  email: string;
  username: string;
  password: string;
  demo: boolean;
};

/** Makes an account that signs in with a username and a password, and answers its id. */
export async function createUser(auth: Auth, { password, ...user }: NewUser): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const created = await internalAdapter.createUser(
    {
      ...user,
      displayUsername: user.username,
      emailVerified: false,
    },
    { method: 'email' } as never,
  );
  await internalAdapter.linkAccount({
    userId: created.id,
    accountId: created.id,
    providerId: 'credential',
    password: await hashPassword(password),
  });
  return created.id;
}

/** The library hashes and verifies passwords (scrypt), both slow on purpose. */
export { hashPassword, verifyPassword };

/** Replaces a password and ends every session of its account. */
export async function replacePassword(auth: Auth, userId: string, password: string) {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.updatePassword(userId, await hashPassword(password));
  await internalAdapter.deleteUserSessions(userId);
}
