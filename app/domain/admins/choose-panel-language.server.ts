import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { type PanelLanguage, panelLanguages } from '#domain/accounts/panel-language.ts';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';

/** Stores the admin's panel language. Idempotent. */
export function choosePanelLanguage(
  shop: AdminShop,
  panelLanguage: PanelLanguage,
): Promise<Result<undefined, never>> {
  const { userId } = shop.actor;
  return inRecordedTransaction(shop, async (shop) => {
    const differs = ne(adminUsers.panelLanguage, panelLanguage);
    const chosen = await shop.db
      .update(adminUsers)
      .set({ panelLanguage })
      .where(and(eq(adminUsers.userId, userId), differs))
      .returning({ userId: adminUsers.userId });
    if (chosen.length === 0) return okRecorded(nothingChanged);
    return okRecorded(
      await recordAudit(shop, {
        action: 'panel-language-chosen',
        subject: { kind: 'account', id: userId },
        after: { panelLanguage },
      }),
    );
  });
}

/** Validates the form of `choosePanelLanguage`. */
export const panelLanguageSchema = z.object({ panelLanguage: z.enum(panelLanguages, 'required') });
