import { and, asc, desc, eq } from 'drizzle-orm';
import { endSessions } from '#domain/accounts/account-writes.server.ts';
import { adminRole } from '#domain/accounts/admin-role.server.ts';
import { accounts, adminUsers, users } from '#domain/accounts/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
  type Recording,
} from '#domain/audit/recorded-transaction.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { closeAdminLinks } from '#domain/auth/resets/create-admin-link.server.ts';
import { secondFactors } from '#domain/auth/second-factor/tables.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';

export type RemoveAdminRefusal =
  | { code: 'not-an-admin' }
  | { code: 'demo-account' }
  | { code: 'nobody-left' };

type Removal = { isSelf: boolean };

/**
 * Removes an admin: ends every session, deletes the second factor, voids links; keeps the account. Self-removal must
 * leave an owner who can sign in; `canDemoAccountSignIn` says whether the account of demo mode can. Idempotent.
 */
export function removeAdmin(
  shop: AdminShop,
  userId: string,
  { canDemoAccountSignIn }: { canDemoAccountSignIn: boolean },
): Promise<Result<Removal, RemoveAdminRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const admins = await lockAdmins(shop);
    const isSelf = userId === shop.actor.userId;
    const admin = admins.find((candidate) => candidate.userId === userId);
    // Refuses an actor who was removed while waiting for the lock, so that the last two admins cannot remove each other.
    const isActorAdmin = admins.some((candidate) => candidate.userId === shop.actor.userId);
    if (!isActorAdmin) return refuse({ code: 'not-an-admin' });
    if (!admin) return resolveRepeat(shop, userId);
    if (admin.demo) return refuse({ code: 'demo-account' });
    const others = admins.filter((other) => other !== admin);
    const canEnter = others.some(
      ({ role, password, demo }) =>
        role === 'owner' && password !== null && (canDemoAccountSignIn || !demo),
    );
    if (isSelf && !canEnter) return refuse({ code: 'nobody-left' });

    await shop.db.delete(adminUsers).where(eq(adminUsers.userId, userId));
    await endSessions(shop, userId);
    await shop.db.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await closeAdminLinks(shop, userId);
    const entry = await recordAudit(shop, {
      action: 'admin-removed',
      subject: { kind: 'account', id: userId },
      before: { customerName: admin.name, ...(admin.username && { username: admin.username }) },
    });
    return okRecorded(entry, { isSelf });
  });
}

/** Repeats the outcome to the actor who removed this admin last; refuses everyone else. */
async function resolveRepeat(
  shop: AdminShop,
  userId: string,
): Promise<Recording<Removal, RemoveAdminRefusal>> {
  const { action, number, subjectKind, subjectId } = auditEntries;
  const ofAccount = and(eq(subjectKind, 'account'), eq(subjectId, userId));
  const [last] = await shop.db
    .select({ actorId: auditEntries.userId })
    .from(auditEntries)
    .where(and(ofAccount, eq(action, 'admin-removed')))
    .orderBy(desc(number))
    .limit(1);
  return last?.actorId === shop.actor.userId
    ? okRecorded(nothingChanged, { isSelf: false })
    : refuse({ code: 'not-an-admin' });
}

/** Serializes concurrent removals, so that the second sees which admins remain. */
function lockAdmins(shop: AdminShop) {
  return shop.db
    .select({
      userId: adminUsers.userId,
      role: adminRole,
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
