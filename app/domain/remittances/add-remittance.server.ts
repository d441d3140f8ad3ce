import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { nameKey } from '#domain/kernel/name-key.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { listDigest } from './find-same-list.server.ts';
import type { AmountKind, ColumnHeadings, ListedLine } from './remittance.ts';
import { courierListFormats, remittanceLines, remittances } from './tables.server.ts';

export type NewRemittance = {
  courier: string;
  lines: ListedLine[];
  columns: ColumnHeadings;
  amountKind: AmountKind;
};
type AddRefusal = { code: 'listed-already'; remittanceId: string };

/**
 * Saves a courier's list as a preview, and the headings of its columns for the next list. Refuses a list that exists
 * already and was not taken back.
 */
export function addRemittance(
  shop: AdminShop,
  { courier, lines, columns, amountKind }: NewRemittance,
): Promise<Result<{ remittanceId: string }, AddRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const digest = listDigest({ courier, lines });
    const { remittanceId, isNew } = await findOrInsert(shop, { courier, digest });
    if (!isNew) return refuse({ code: 'listed-already', remittanceId });
    await addLines(shop, remittanceId, lines);
    const format = { columns, amountKind };
    await shop.db
      .insert(courierListFormats)
      .values({ courier: nameKey(courier), ...format })
      .onConflictDoUpdate({ target: courierListFormats.courier, set: format });
    const entry = await recordAudit(shop, {
      action: 'remittance-added',
      subject: { kind: 'remittance', id: remittanceId },
      after: { courier, lines: lines.length },
    });
    return okRecorded(entry, { remittanceId });
  });
}

type InsertedList = { remittanceId: string; isNew: boolean };

/** Inserts the list, or finds the earlier list. Starts again if that list was taken back or deleted in between. */
async function findOrInsert(
  shop: AdminShop,
  { courier, digest }: { courier: string; digest: string },
): Promise<InsertedList> {
  const [added] = await shop.db
    .insert(remittances)
    .values({ courier, digest, createdAt: shop.now() })
    .onConflictDoNothing()
    .returning({ remittanceId: remittances.id });
  if (added) return { ...added, isNew: true };
  const [earlier] = await shop.db
    .select({ remittanceId: remittances.id })
    .from(remittances)
    .where(and(eq(remittances.digest, digest), isNull(remittances.takenBackAt)));
  return earlier ? { ...earlier, isNew: false } : findOrInsert(shop, { courier, digest });
}

async function addLines(shop: AdminShop, remittanceId: string, lines: ListedLine[]): Promise<void> {
  const rows = lines.map((line, position) => ({ position, ...line }));
  await shop.db.execute(sql`insert into ${remittanceLines} (remittance_id, position, tracking_number, order_number, amount_lkr, fee_lkr)
    select ${remittanceId}::uuid, line.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as line (position int, "trackingNumber" text, "orderNumber" text, "amountLkr" bigint, "feeLkr" bigint)`);
}
