import { z } from 'zod';
import { createAccount, lockAccount } from '#domain/accounts/account-writes.server.ts';
import { findAdminAccount, findUserByUsername } from '#domain/accounts/find-account.server.ts';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { parseIdentifier } from '#domain/accounts/identifier.server.ts';
import { findPasswordError } from '#domain/accounts/new-password.server.ts';
import { type PasswordErrorCode, passwordLength } from '#domain/accounts/password.ts';
import { isUsername, normalizeUsername } from '#domain/accounts/username.ts';
import type { AuditAction, AuditValues } from '#domain/audit/audit-entry.ts';
import { commandLine, recordAuditOf } from '#domain/audit/record-audit.server.ts';
import { setPassword } from '#domain/auth/passwords/set-password.server.ts';
import { resetSecondFactor } from '#domain/auth/second-factor/reset-second-factor.server.ts';
import { findAdminByIdentifier } from '#domain/customers/identifiers/find-admin-by-identifier.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** The requests of `npm run admin`. */
export const ownerCommand = z.discriminatedUnion('command', [
  z.object({ command: z.enum(['create', 'password']), username: z.string(), password: z.string() }),
  z.object({ command: z.literal('reset-2fa'), username: z.string() }),
]);
export type OwnerCommand = z.output<typeof ownerCommand>;

export type CommandResult = { ok: boolean; message: string };

type Access = Pick<RunningShop, 'shop'>;

/**
 * Creates an owner, sets another password, or removes a lost second factor; the latter two end the owner's sessions.
 * Every refusal has a message.
 */
export async function runOwnerCommand(
  access: Access,
  request: OwnerCommand,
): Promise<CommandResult> {
  if (request.command === 'reset-2fa') return forgetSecondFactor(access, request.username);
  const { command, username, password } = request;
  const problem = problemWith(request);
  if (problem) return { ok: false, message: problem };
  return command === 'create'
    ? createOwner(access, username, password)
    : changePassword(access, username, password);
}

type NewPassword = Extract<OwnerCommand, { password: string }>;

function problemWith({ command, username, password }: NewPassword): string | undefined {
  const isIdentifier = command === 'password' && parseIdentifier(username) !== undefined;
  if (!isUsername(username) && !isIdentifier) {
    return 'A username has 3 to 30 characters: letters (a-z), digits, dots or underscores.';
  }
  const holdsName = password.toLowerCase().includes(username.toLowerCase());
  const problem = findPasswordError(password) ?? (holdsName ? 'common' : undefined);
  return problem && passwordProblems[problem];
}

const tooShort = `The password is too short: use at least ${passwordLength.min} characters, better 12 or more.`;
const passwordProblems: Record<PasswordErrorCode, string> = {
  required: tooShort,
  'too-short': tooShort,
  'too-long': `The password is longer than ${passwordLength.max} characters.`,
  common: 'This password is among the first that anyone would guess. Take another one.',
};

async function createOwner({ shop }: Access, username: string, password: string) {
  const found = await findUserByUsername(shop, username);
  if (found && (found.demo || (await findAdminAccount(shop, found.id)))) {
    return {
      ok: false,
      message: `There is an account "${username}" already. To change its password: npm run admin -- password ${username}`,
    };
  }
  const passwordHash = await hashPassword(password);
  if (found) {
    // A former admin who was removed in the panel: no other account has a username.
    await inTransaction(shop, async (shop) => {
      await replacePassword(shop, found.id, passwordHash);
      await makeOwner(shop, found.id, username);
      return ok();
    });
  } else {
    await createOwnerAccount(shop, username, passwordHash);
  }
  return { ok: true, message: `"${username}" may now sign in to the panel.` };
}

async function createOwnerAccount(
  shop: Shop,
  username: string,
  passwordHash: string,
): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const account = { name: username, username: normalizeUsername(username), passwordHash };
    await makeOwner(shop, await createAccount(shop, account), username);
    return ok();
  });
}

async function makeOwner(shop: Shop, userId: string, username: string): Promise<void> {
  await inTransaction(shop, async (shop) => {
    await grantPanelAccess(shop, userId);
    await recordEntry(shop, userId, { action: 'admin-added', after: { username } });
    return ok();
  });
}

async function changePassword({ shop }: Access, username: string, password: string) {
  const found = await findAccountNamed(shop, username);
  if (!found) {
    const noAccount = `There is no account "${username}".`;
    const create = `To make it: npm run admin -- create ${username}`;
    return { ok: false, message: isUsername(username) ? `${noAccount} ${create}` : noAccount };
  }
  if (found.demo) {
    return {
      ok: false,
      message: `"${username}" is the demo account; the login screen shows its password.`,
    };
  }
  if (!(await findAdminAccount(shop, found.id))) {
    return {
      ok: false,
      message: `"${username}" was removed from the panel. To let them in again: npm run admin -- create ${username}`,
    };
  }
  await replacePassword(shop, found.id, await hashPassword(password));
  return { ok: true, message: `"${username}" has a new password and is signed out everywhere.` };
}

/** Finds an account by its username or, as at the sign-in, an admin by a verified e-mail address or phone number. */
async function findAccountNamed(shop: Shop, typed: string) {
  const identifier = parseIdentifier(typed);
  return (
    (await findUserByUsername(shop, typed)) ??
    (identifier && (await findAdminByIdentifier(shop, identifier)))
  );
}

/** Sets the password, ends the sessions, and invalidates links for choosing another. */
async function replacePassword(shop: Shop, userId: string, passwordHash: string): Promise<void> {
  await inTransaction(shop, async (shop) => {
    await lockAccount(shop, userId);
    await setPassword(shop, { userId, passwordHash });
    await recordEntry(shop, userId, { action: 'password-given' });
    return ok();
  });
}

type AuditedChange = { action: AuditAction; after?: AuditValues };

/** Records an entry in the activity log of the panel. */
async function recordEntry(
  shop: Shop,
  userId: string,
  { action, after }: AuditedChange,
): Promise<void> {
  const subject = { kind: 'account', id: userId } as const;
  await recordAuditOf(shop, commandLine, { action, subject, after });
}

async function forgetSecondFactor({ shop }: Access, username: string): Promise<CommandResult> {
  const found = await findAccountNamed(shop, username);
  if (!found) return { ok: false, message: `There is no account "${username}".` };
  await inTransaction(shop, async (shop) => {
    await resetSecondFactor(shop, found.id);
    await recordEntry(shop, found.id, { action: 'second-factor-reset' });
    return ok();
  });
  return {
    ok: true,
    message: `"${username}" is signed out everywhere. While two-factor is on, an app must be set up again at the next sign-in.`,
  };
}
