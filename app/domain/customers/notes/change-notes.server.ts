import { and, eq, sql } from 'drizzle-orm';
import { customers } from '#domain/accounts/tables.server.ts';
import type { AuditAction } from '#domain/audit/audit-entry.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { customerNotes } from '#domain/customers/tables.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { maxNotes } from './customer-note.ts';

/** `customer-gone`: the customer has deleted their data while the note was being written. */
export type AddNoteRefusal = { code: 'too-many-notes' } | { code: 'customer-gone' };

/**
 * Adds a private note about a customer, identified by the phone (E.164). Refuses more than fifty.
 */
export function addNote(
  shop: AdminShop,
  { phone, text }: { phone: string; text: string },
): Promise<Result<undefined, AddNoteRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    await lockNotes(shop, phone);
    if (!(await lockCustomer(shop, phone))) return refuse({ code: 'customer-gone' });
    const existing = await shop.db.$count(customerNotes, eq(customerNotes.phone, phone));
    if (existing >= maxNotes) return refuse({ code: 'too-many-notes' });
    const id = crypto.randomUUID();
    const { name: authorName } = shop.actor;
    await shop.db
      .insert(customerNotes)
      .values({ id, phone, text, authorName, createdAt: shop.now() });
    return okRecorded(await recordNote(shop, 'customer-note-added', id));
  });
}

/** Locks the notes about a phone number, so that concurrent additions are counted one after the other. */
async function lockNotes({ db }: Shop, phone: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`customer-notes:${phone}`}, 0))`,
  );
}

/**
 * Locks one row that makes a phone number (E.164) a customer's: an account, an order or a note. Waits for a deletion that
 * is running. Returns whether there is such a row.
 */
async function lockCustomer({ db }: Shop, phone: string): Promise<boolean> {
  const account = await db
    .select({ id: customers.userId })
    .from(customers)
    .where(eq(customers.phone, phone))
    .limit(1)
    .for('key share');
  if (account.length > 0) return true;
  const order = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerPhone, phone))
    .limit(1)
    .for('share');
  if (order.length > 0) return true;
  const note = await db
    .select({ id: customerNotes.id })
    .from(customerNotes)
    .where(eq(customerNotes.phone, phone))
    .limit(1)
    .for('key share');
  return note.length > 0;
}

/** Deletes a note permanently. Idempotent. */
export function removeNote(
  shop: AdminShop,
  { phone, noteId }: { phone: string; noteId: string },
): Promise<Result<undefined, never>> {
  return inRecordedTransaction(shop, async (shop) => {
    const [removed] = await shop.db
      .delete(customerNotes)
      .where(and(eq(customerNotes.id, noteId), eq(customerNotes.phone, phone)))
      .returning({ id: customerNotes.id });
    if (!removed) return okRecorded(nothingChanged);
    return okRecorded(await recordNote(shop, 'customer-note-removed', noteId));
  });
}

type NoteAction = Extract<AuditAction, `customer-note-${string}`>;

/**
 * Records neither text nor phone, so that a deleted note leaves no copy. The activity log finds the phone by the note's id.
 */
function recordNote(shop: AdminShop, action: NoteAction, id: string) {
  return recordAudit(shop, { action, subject: { kind: 'customer-note', id } });
}
