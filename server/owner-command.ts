import { z } from 'zod';
import { admitOwner } from '#domain/accounts/admit-owner.server.ts';
import { isCommonPassword } from '#domain/accounts/common-passwords.server.ts';
import { findUserByUsername } from '#domain/accounts/find-user.server.ts';
import { usernameForm } from '#domain/accounts/username.ts';
import { resetSecondFactor } from '#domain/second-factor/reset-second-factor.server.ts';
import { passwordLength } from '#platform/auth/auth.server.ts';
import { createUser, replacePassword } from '#platform/auth/passwords.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** What `npm run admin` asks for. */
export const ownerCommand = z.discriminatedUnion('command', [
  z.object({ command: z.enum(['create', 'password']), username: z.string(), password: z.string() }),
  z.object({ command: z.literal('reset-2fa'), username: z.string() }),
]);
export type OwnerCommand = z.output<typeof ownerCommand>;

export type CommandAnswer = { ok: boolean; message: string };

type Access = Pick<RunningShop, 'shop' | 'auth'>;

/**
 * Makes an owner, gives one another password, or forgets the second factor of one who has lost it; the latter two end
 * their sessions. Every "no" is said in words.
 */
export async function runOwnerCommand(access: Access, asked: OwnerCommand): Promise<CommandAnswer> {
  if (asked.command === 'reset-2fa') return forgetSecondFactor(access, asked.username);
  const { command, username, password } = asked;
  const problem = problemWith(username, password);
  if (problem) return { ok: false, message: problem };
  return command === 'create'
    ? createOwner(access, username, password)
    : changePassword(access, username, password);
}

function problemWith(username: string, password: string): string | undefined {
  if (!usernameForm.test(username)) {
    return 'A username has 3 to 30 letters (a-z), figures, dots or underscores.';
  }
  const length = [...password].length;
  if (length < passwordLength.min) {
    return `The password is too short: it needs ${passwordLength.min} letters, and 12 are better.`;
  }
  if (length > passwordLength.max)
    return `The password has more than ${passwordLength.max} letters.`;
  if (isCommonPassword(password) || password.toLowerCase().includes(username.toLowerCase())) {
    return 'This password is among the first that anybody would guess. Take another one.';
  }
  return undefined;
}

async function createOwner({ shop, auth }: Access, username: string, password: string) {
  if (await findUserByUsername(shop, username)) {
    return {
      ok: false,
      message: `There is an account "${username}" already. To change its password: npm run admin -- password ${username}`,
    };
  }
  const email = `${username.toLowerCase()}@owner.invalid`;
  const owner = { name: username, email, username: username.toLowerCase(), demo: false };
  await admitOwner(shop, await createUser(auth, { ...owner, password }));
  return { ok: true, message: `"${username}" may now sign in to the panel.` };
}

async function changePassword({ shop, auth }: Access, username: string, password: string) {
  const found = await findUserByUsername(shop, username);
  if (!found) {
    return {
      ok: false,
      message: `There is no account "${username}". To make it: npm run admin -- create ${username}`,
    };
  }
  if (found.demo) {
    return {
      ok: false,
      message: `"${username}" is the demonstration's own account; its password stands on the login screen.`,
    };
  }
  await replacePassword(auth, found.id, password);
  return { ok: true, message: `"${username}" has a new password and is signed out everywhere.` };
}

async function forgetSecondFactor({ shop }: Access, username: string): Promise<CommandAnswer> {
  const found = await findUserByUsername(shop, username);
  if (!found) return { ok: false, message: `There is no account "${username}".` };
  await resetSecondFactor(shop, found.id);
  return {
    ok: true,
    message: `"${username}" is signed out everywhere, and sets up an app anew at the next sign-in while two-factor is on.`,
  };
}
