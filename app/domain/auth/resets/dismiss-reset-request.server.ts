import { and, eq, isNull } from 'drizzle-orm';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';

/** Closes a request that the owner does not trust, and voids a link that was made for it. */
export function dismissResetRequest(
  shop: AdminShop,
  requestId: string,
): Promise<Result<undefined, { code: 'request-gone' }>> {
  return inRecordedTransaction(shop, async (shop) => {
    const [dismissed] = await shop.db
      .update(resetRequests)
      .set({ closedAt: shop.now() })
      .where(
        and(
          eq(resetRequests.id, requestId),
          eq(resetRequests.channel, 'phone'),
          isNull(resetRequests.usedAt),
          isNull(resetRequests.closedAt),
        ),
      )
      .returning({ userId: resetRequests.userId });
    if (!dismissed) return refuse({ code: 'request-gone' });
    const entry = await recordAudit(shop, {
      action: 'reset-request-dismissed',
      subject: { kind: 'account', id: dismissed.userId },
      before: { requestId },
    });
    return okRecorded(entry);
  });
}
