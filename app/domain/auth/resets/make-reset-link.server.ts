import { and, eq } from 'drizzle-orm';
import { generateToken } from '#domain/accounts/link-token.server.ts';
import { resetRequests, users } from '#domain/accounts/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { canResetBy } from '#domain/customers/identifiers/can-reset-by.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { waitingRequestCondition } from './list-reset-requests.server.ts';

export type NewResetLink = { token: string; phone: string; name: string; language: Language };

/**
 * Makes the link that the owner sends to a phone by hand, valid once and for an hour, and voids the previous link. The
 * activity log records that it was made, but not the link.
 */
export function makeResetLink(
  shop: AdminShop,
  requestId: string,
): Promise<Result<NewResetLink, { code: 'request-gone' }>> {
  return inRecordedTransaction(shop, async (shop) => {
    const { token, tokenHash, expiresAt } = generateToken(shop);
    const [made] = await shop.db
      .update(resetRequests)
      .set({ tokenHash, expiresAt })
      .from(users)
      .where(
        and(
          eq(users.id, resetRequests.userId),
          eq(resetRequests.id, requestId),
          waitingRequestCondition(shop),
        ),
      )
      .returning({
        userId: resetRequests.userId,
        phone: resetRequests.phone,
        language: resetRequests.language,
        name: users.name,
      });
    if (!made?.phone) return refuse({ code: 'request-gone' });
    const identifier = { kind: 'phone' as const, phoneE164: made.phone };
    if (!(await canResetBy(shop, { userId: made.userId, identifier })))
      return refuse({ code: 'request-gone' });
    const entry = await recordAudit(shop, {
      action: 'reset-link-made',
      subject: { kind: 'account', id: made.userId },
      after: { requestId, endsAt: expiresAt.toISOString() },
    });
    return okRecorded(entry, {
      token,
      phone: made.phone,
      name: made.name,
      language: made.language,
    });
  });
}
