import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { remittances } from './tables.server.ts';

export type Remittance = typeof remittances.$inferSelect;

/** Locks a courier's list until the transaction ends, before its orders (decision 032). Undefined for unknown ids. */
export async function lockRemittance(
  shop: OwnerShop,
  remittanceId: string,
): Promise<Remittance | undefined> {
  if (!z.uuid().safeParse(remittanceId).success) return undefined;
  const [list] = await shop.db
    .select()
    .from(remittances)
    .where(eq(remittances.id, remittanceId))
    .for('no key update');
  return list;
}
