import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { AuditAction, AuditSubject, AuditValues } from './audit-entry.ts';
import { onlyChanges } from './only-changes.ts';
import { auditEntries } from './tables.server.ts';

export type Audited = {
  action: AuditAction;
  subject: AuditSubject;
  before?: AuditValues | undefined;
  after?: AuditValues | undefined;
};

/**
 * Writes down what an admin does. To be called with the shop of the command's transaction, so that there is no change
 * without its entry and no entry without its change. Give it both sides whole: it keeps what differs. Fields named like
 * a secret are refused with a throw.
 */
export async function recordAudit(
  shop: OwnerShop,
  { action, subject, before, after }: Audited,
): Promise<void> {
  await shop.db.insert(auditEntries).values({
    userId: shop.actor.userId,
    userName: shop.actor.name,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    ...onlyChanges(before, after),
    at: shop.now(),
  });
}
