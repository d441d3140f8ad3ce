import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { remittances } from './tables.server.ts';

export type Remittance = typeof remittances.$inferSelect;

/** Reads a courier's list without its lines. Undefined for unknown ids. */
export async function readRemittance(
  shop: AdminShop,
  remittanceId: string,
): Promise<Remittance | undefined> {
  const [list] = await selectList(shop, remittanceId);
  return list;
}

/** Locks a courier's list until the transaction ends, before its orders (decision 032). Undefined for unknown ids. */
export async function lockRemittance(
  shop: AdminShop,
  remittanceId: string,
): Promise<Remittance | undefined> {
  const [list] = await selectList(shop, remittanceId).for('no key update');
  return list;
}

/** Selects nothing for a malformed id. */
function selectList(shop: AdminShop, remittanceId: string) {
  const id = z.uuid().safeParse(remittanceId).success ? remittanceId : nilId;
  return shop.db.select().from(remittances).where(eq(remittances.id, id));
}

const nilId = '00000000-0000-0000-0000-000000000000';
