import { hash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { nameKey } from '#domain/kernel/name-key.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { ListedLine } from './remittance.ts';
import { remittances } from './tables.server.ts';

type ListContent = { courier: string; lines: ListedLine[] };

/** Returns the digest that equal lists have, however the name of their courier is written. */
export function listDigest({ courier, lines }: ListContent): string {
  return hash('sha256', JSON.stringify([nameKey(courier), lines]), 'hex');
}

/** Finds the newest list with this content, also if it was taken back. Returns its id; undefined once it was deleted. */
export async function findSameList(
  { db }: AdminShop,
  content: ListContent,
): Promise<string | undefined> {
  const [newest] = await db
    .select({ id: remittances.id })
    .from(remittances)
    .where(eq(remittances.digest, listDigest(content)))
    .orderBy(desc(remittances.createdAt), remittances.id)
    .limit(1);
  return newest?.id;
}
