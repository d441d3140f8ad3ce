import { and, eq, notExists } from 'drizzle-orm';
import { admitOwner } from '#domain/accounts/admit-owner.server.ts';
import { accounts, adminUsers, sessions, users } from '#domain/accounts/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { drawAdminLink } from '#domain/auth/resets/draw-admin-link.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import type { NewAdmin } from './admin-schemas.server.ts';

export type AddAdminRefusal = { code: 'username-taken' };
export type AddedAdmin = { userId: string; token: string };

/**
 * Lets somebody into the panel who has no account as a customer. There is no password yet: whoever opens the link
 * chooses one. Who was removed before gets the same account again, and none of its old password.
 */
export function addAdmin(
  shop: OwnerShop,
  form: NewAdmin,
): Promise<Result<AddedAdmin, AddAdminRefusal>> {
  return inTransaction(shop, async (shop) => {
    const userId = (await openAccount(shop, form)) ?? (await reopenAccount(shop, form));
    if (userId === undefined) return refuse({ code: 'username-taken' });
    await admitOwner(shop, userId);
    await recordAudit(shop, {
      action: 'admin-added',
      subject: { kind: 'account', id: userId },
      after: { customerName: form.name, username: form.username },
    });
    return ok({ userId, token: await drawAdminLink(shop, userId) });
  });
}

async function openAccount(
  shop: OwnerShop,
  { name, username }: NewAdmin,
): Promise<string | undefined> {
  const now = { createdAt: shop.now(), updatedAt: shop.now() };
  const email = fillingEmail(username);
  const [user] = await shop.db
    .insert(users)
    .values({ name, email, username, displayUsername: username, ...now })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!user) return undefined;
  const { id: userId } = user;
  await shop.db
    .insert(accounts)
    .values({ userId, accountId: userId, providerId: 'credential', ...now });
  return userId;
}

/** Only an account that was an admin's and nothing else, and is one no longer. */
async function reopenAccount(
  shop: OwnerShop,
  { name, username }: NewAdmin,
): Promise<string | undefined> {
  const [user] = await shop.db
    .update(users)
    .set({ name, updatedAt: shop.now() })
    .where(
      and(
        eq(users.username, username),
        eq(users.email, fillingEmail(username)),
        eq(users.demo, false),
        notExists(shop.db.select().from(adminUsers).where(eq(adminUsers.userId, users.id))),
      ),
    )
    .returning({ id: users.id });
  if (!user) return undefined;
  await shop.db.update(accounts).set({ password: null }).where(eq(accounts.userId, user.id));
  await shop.db.delete(sessions).where(eq(sessions.userId, user.id));
  return user.id;
}

function fillingEmail(username: string): string {
  return `${username}@owner.invalid`;
}
