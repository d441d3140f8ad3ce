import { and, eq, isNotNull } from 'drizzle-orm';
import { href } from 'react-router';
import { z } from 'zod';
import { createAccount, lockUsername } from '#domain/accounts/account-writes.server.ts';
import { findUserByUsername } from '#domain/accounts/find-account.server.ts';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { accounts, adminUsers, users } from '#domain/accounts/tables.server.ts';
import { isUsername, normalizeUsername } from '#domain/accounts/username.ts';
import { commandLine, recordAuditOf } from '#domain/audit/record-audit.server.ts';
import { createAdminLink } from '#domain/auth/resets/create-admin-link.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { CommandResult } from './owner-command.ts';

export const firstAdminCommand = z.object({ command: z.literal('first'), username: z.string() });

type Access = Pick<RunningShop, 'shop' | 'appUrl'>;

/**
 * Makes the link by which the first admin chooses a password; a later call replaces it. Makes none once an admin can sign
 * in.
 */
export async function inviteFirstAdmin(
  { shop, appUrl }: Access,
  username: string,
): Promise<CommandResult> {
  if (!isUsername(username)) {
    const message =
      'A username has 3 to 30 characters: letters (a-z), digits, dots or underscores.';
    return { ok: false, message };
  }
  const result = await inTransaction(shop, (shop) => makeLink(shop, normalizeUsername(username)));
  // A repeated installation, which finds its admin, has not failed.
  if (!result.ok)
    return { ok: result.refusal.code === 'has-admin', message: messages[result.refusal.code] };
  const link = appUrl.origin + href('/admin/set-password/:token', { token: result.value });
  const lines = [
    `Open this link, once, within a day, and choose a password for "${username}":`,
    `  ${link}`,
    'Whoever opens it first has the shop: send it to nobody. A second factor is set up in the panel, under Security.',
  ];
  return { ok: true, message: lines.join('\n') };
}

type Refusal = { code: 'has-admin' | 'is-demo' };

const messages: Record<Refusal['code'], string> = {
  'has-admin': 'An admin can sign in already. Others are added in the panel, under Admins.',
  'is-demo': 'This username belongs to another account. Take another one.',
};

async function makeLink(shop: Shop, username: string): Promise<Result<string, Refusal>> {
  await lockUsername(shop, username);
  if (await hasAdmin(shop)) return refuse({ code: 'has-admin' });
  const existing = await findUserByUsername(shop, username);
  if (existing?.demo) return refuse({ code: 'is-demo' });
  const userId =
    existing?.id ?? (await createAccount(shop, { name: username, username, passwordHash: null }));
  await grantPanelAccess(shop, userId);
  const subject = { kind: 'account', id: userId } as const;
  const action = existing ? 'admin-link-made' : 'admin-added';
  await recordAuditOf(shop, commandLine, { action, subject, after: { username } });
  return ok(await createAdminLink(shop, userId));
}

/** Returns whether an admin can sign in to the panel of the real shop. */
async function hasAdmin(shop: Shop): Promise<boolean> {
  const found = await shop.db
    .select({ id: users.id })
    .from(adminUsers)
    .innerJoin(users, and(eq(users.id, adminUsers.userId), eq(users.demo, false)))
    .innerJoin(accounts, and(eq(accounts.userId, users.id), isNotNull(accounts.password)))
    .limit(1);
  return found.length > 0;
}
