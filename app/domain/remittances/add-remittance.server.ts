import { hash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { type AmountKind, type ColumnHeadings, courierKey, type ListedLine } from './remittance.ts';
import { courierLists, remittanceLines, remittances } from './tables.server.ts';

export type NewRemittance = {
  courier: string;
  lines: ListedLine[];
  columns: ColumnHeadings;
  amountIs: AmountKind;
};
type AddRefusal = { code: 'listed-already'; remittanceId: string };

/**
 * Saves a courier's list as a preview, and the headings of its columns for the next list. Refuses a list that exists
 * already and was not taken back.
 */
export function addRemittance(
  shop: OwnerShop,
  { courier, lines, columns, amountIs }: NewRemittance,
): Promise<Result<{ remittanceId: string }, AddRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const digest = hash('sha256', JSON.stringify([courierKey(courier), lines]), 'hex');
    const [added] = await shop.db
      .insert(remittances)
      .values({ courier, digest, createdAt: shop.now() })
      .onConflictDoNothing()
      .returning({ id: remittances.id });
    if (!added) return refuse(await findEarlierList(shop, digest));
    await addLines(shop, added.id, lines);
    const format = { columns, amountIs };
    await shop.db
      .insert(courierLists)
      .values({ courier: courierKey(courier), ...format })
      .onConflictDoUpdate({ target: courierLists.courier, set: format });
    const entry = await recordAudit(shop, {
      action: 'remittance-added',
      subject: { kind: 'remittance', id: added.id },
      after: { courier, lines: lines.length },
    });
    return okRecorded(entry, { remittanceId: added.id });
  });
}

async function addLines(shop: OwnerShop, remittanceId: string, lines: ListedLine[]): Promise<void> {
  const rows = lines.map((line, position) => ({ position, ...line }));
  await shop.db.execute(sql`insert into ${remittanceLines} (remittance_id, position, tracking_number, order_number, amount_lkr, fee_lkr)
    select ${remittanceId}::uuid, line.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as line (position int, "trackingNumber" text, "orderNumber" text, "amountLkr" bigint, "feeLkr" bigint)`);
}

async function findEarlierList(shop: OwnerShop, digest: string): Promise<AddRefusal> {
  const [found] = await shop.db
    .select({ id: remittances.id })
    .from(remittances)
    .where(and(eq(remittances.digest, digest), isNull(remittances.takenBackAt)));
  if (!found) throw new Error('The list was taken back in the meantime.');
  return { code: 'listed-already', remittanceId: found.id };
}
