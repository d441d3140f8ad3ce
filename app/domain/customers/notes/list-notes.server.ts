import { asc, desc, eq, inArray } from 'drizzle-orm';
import { customerNotes } from '#domain/customers/tables.server.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';

export type CustomerNote = Awaited<ReturnType<typeof listNotes>>[number];

/** Lists the private notes about a customer, newest first, with their authors. */
export function listNotes(shop: AdminShop, phone: string) {
  const { id, text, authorName, createdAt } = customerNotes;
  return shop.db
    .select({ id, text, authorName, createdAt })
    .from(customerNotes)
    .where(eq(customerNotes.phone, phone))
    .orderBy(desc(createdAt), id);
}

/** Returns the customer's phone for each note id; leaves out deleted notes. */
export async function findPhonesByNoteId(
  shop: AdminShop,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await shop.db
    .select({ id: customerNotes.id, phone: customerNotes.phone })
    .from(customerNotes)
    .where(inArray(customerNotes.id, [...ids]));
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}

/**
 * Returns the notes about a verified phone number, for the customer's copy of their data; without their authors.
 */
export function collectNotesAbout(shop: Shop, phone: string) {
  return shop.db
    .select({ text: customerNotes.text, writtenAt: customerNotes.createdAt })
    .from(customerNotes)
    .where(eq(customerNotes.phone, phone))
    .orderBy(asc(customerNotes.createdAt), customerNotes.id);
}
