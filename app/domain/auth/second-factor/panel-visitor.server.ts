import { eq, inArray, sql } from 'drizzle-orm';
import { touchSession } from '#domain/accounts/account-writes.server.ts';
import { adminRole } from '#domain/accounts/admin-role.server.ts';
import type { AdminAccount } from '#domain/accounts/find-account.server.ts';
import type { PanelLanguage } from '#domain/accounts/panel-language.ts';
import { adminUsers, sessions, users } from '#domain/accounts/tables.server.ts';
import { clockSkewMs } from '#domain/kernel/clock-skew.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { secondFactors } from './tables.server.ts';

/** The step that the session of an admin still needs before it may use the panel. */
export type MissingStep = 'password' | 'code' | 'enrolment' | 'nothing';
export type PanelVisitor = {
  admin: AdminAccount;
  panelLanguage: PanelLanguage;
  missingStep: MissingStep;
};

/**
 * Finds the admin of a session and the step that it still needs; undefined if the account is not an admin.
 */
export async function findPanelVisitor(
  shop: Shop,
  sessionId: string,
): Promise<PanelVisitor | undefined> {
  const [found] = await shop.db
    .select({
      admin: { userId: users.id, name: users.name, demo: users.demo, role: adminRole },
      panelLanguage: adminUsers.panelLanguage,
      usedAt: sql`coalesce(${sessions.panelUsedAt}, ${sessions.createdAt})`.mapWith(
        sessions.createdAt,
      ),
      secondFactorAt: sessions.secondFactorAt,
      enrolledAt: secondFactors.enrolledAt,
      needsCode: settings.twoFactorAuth,
      timeoutMinutes: settings.sessionTimeout,
    })
    .from(sessions)
    .innerJoin(adminUsers, eq(adminUsers.userId, sessions.userId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(settings, sql`true`)
    .leftJoin(secondFactors, eq(secondFactors.userId, sessions.userId))
    .where(eq(sessions.id, sessionId));
  if (!found) return undefined;
  const { admin, panelLanguage } = found;
  return { admin, panelLanguage, missingStep: findMissingStep(shop, found) };
}

type SessionState = {
  usedAt: Date;
  secondFactorAt: Date | null;
  enrolledAt: Date | null;
  needsCode: boolean;
  timeoutMinutes: number;
};

function findMissingStep(
  shop: Shop,
  { usedAt, timeoutMinutes, ...found }: SessionState,
): MissingStep {
  const idleMs = shop.now().getTime() - usedAt.getTime();
  // A time ahead of now was written while the clock was wrong.
  if (idleMs > timeoutMinutes * 60_000 || idleMs < -clockSkewMs) return 'password';
  if (!found.needsCode) return 'nothing';
  if (!found.enrolledAt) return 'enrolment';
  return found.secondFactorAt ? 'nothing' : 'code';
}

const granularityMs = 60_000;

/**
 * Restarts the idle time of a session, and records when its admin was last seen. Writes at most once a minute, so a
 * session may end up to a minute early.
 */
export async function recordPanelUse(shop: Shop, sessionId: string): Promise<void> {
  const now = shop.now();
  const ifUsedBefore = new Date(now.getTime() - granularityMs);
  if (!(await touchSession(shop, { sessionId, ifUsedBefore }))) return;
  const { userId } = sessions;
  const userOfSession = shop.db.select({ userId }).from(sessions).where(eq(sessions.id, sessionId));
  await shop.db
    .update(adminUsers)
    .set({ lastSeenAt: now })
    .where(inArray(adminUsers.userId, userOfSession));
}
