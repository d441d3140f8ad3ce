import { and, asc, eq } from 'drizzle-orm';
import { endSessions } from '#domain/accounts/account-writes.server.ts';
import { accounts, adminUsers, users } from '#domain/accounts/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { closeAdminLinks } from '#domain/auth/resets/draw-admin-link.server.ts';
import { secondFactors } from '#domain/auth/second-factor/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';

export type RemoveAdminRefusal =
  | { code: 'not-an-admin' }
  | { code: 'demo-account' }
  | { code: 'nobody-left' };

type Removed = { isSelf: boolean };

/**
 * Takes somebody out of the panel: every session of theirs ends, their app and their links are forgotten. The account
 * stays, and what it did stays in the log. Whoever removes themselves must leave somebody who can sign in; `demoEnters`
 * says whether the account of the demonstration can.
 */
export function removeAdmin(
  shop: OwnerShop,
  userId: string,
  { demoEnters }: { demoEnters: boolean },
): Promise<Result<Removed, RemoveAdminRefusal>> {
  return inTransaction(shop, async (shop) => {
    const admins = await lockAdmins(shop);
    const isSelf = userId === shop.actor.userId;
    const admin = admins.find((each) => each.userId === userId);
    // Who was removed while this waited removes nobody any more, or the last two could remove each other.
    const isAdminStill = admins.some((each) => each.userId === shop.actor.userId);
    if (!admin || !isAdminStill) return refuse({ code: 'not-an-admin' });
    if (admin.demo) return refuse({ code: 'demo-account' });
    const others = admins.filter((each) => each !== admin);
    const canEnter = others.some(
      ({ password, demo }) => password !== null && (demoEnters || !demo),
    );
    if (isSelf && !canEnter) return refuse({ code: 'nobody-left' });

    await shop.db.delete(adminUsers).where(eq(adminUsers.userId, userId));
    await endSessions(shop, userId);
    await shop.db.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await closeAdminLinks(shop, userId);
    await recordAudit(shop, {
      action: 'admin-removed',
      subject: { kind: 'account', id: userId },
      before: { customerName: admin.name, ...(admin.username && { username: admin.username }) },
    });
    return ok({ isSelf });
  });
}

/** Of two who remove admins at once the second waits, and then sees who is left. */
function lockAdmins(shop: OwnerShop) {
  return shop.db
    .select({
      userId: adminUsers.userId,
      name: users.name,
      username: users.username,
      demo: users.demo,
      password: accounts.password,
    })
    .from(adminUsers)
    .innerJoin(users, eq(users.id, adminUsers.userId))
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .orderBy(asc(adminUsers.userId))
    .for('update', { of: adminUsers });
}
