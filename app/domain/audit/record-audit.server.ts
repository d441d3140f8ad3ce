import type { OwnerShop, Shop } from '#domain/kernel/shop.server.ts';
import type { AuditAction, AuditSubject, AuditValues } from './audit-entry.ts';
import { onlyChanges } from './only-changes.ts';
import { auditEntries } from './tables.server.ts';

export type Audited = {
  action: AuditAction;
  subject: AuditSubject;
  before?: AuditValues | undefined;
  after?: AuditValues | undefined;
};

type Who = { userId: string; name: string };

/** Who types `npm run admin`: the machine's owner, who needs no account. */
export const commandLine: Who = {
  userId: '00000000-0000-0000-0000-000000000000',
  name: 'npm run admin',
};

/**
 * Writes down what an admin does. To be called with the shop of the command's transaction, so that there is no change
 * without its entry and no entry without its change. Give it both sides whole: it keeps what differs. Fields named like
 * a secret are refused with a throw.
 */
export function recordAudit(shop: OwnerShop, audited: Audited): Promise<void> {
  return recordAuditOf(shop, shop.actor, audited);
}

/** The same for what is done to admins outside of the panel: with a link, on the shop's own pages, on the command line. */
export async function recordAuditOf(
  shop: Shop,
  who: Who,
  { action, subject, before, after }: Audited,
): Promise<void> {
  await shop.db.insert(auditEntries).values({
    userId: who.userId,
    userName: who.name,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    ...onlyChanges(before, after),
    at: shop.now(),
  });
}
