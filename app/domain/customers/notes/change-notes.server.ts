import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/audit-entry.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { customerNotes } from '#domain/customers/tables.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { maxNotes } from './customer-note.ts';
import { lockCustomer } from './lock-customer.server.ts';

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

/** Deletes a note permanently. Idempotent. */
export function removeNote(
  shop: AdminShop,
  { phone, noteId }: { phone: string; noteId: string },
): Promise<Result<undefined, never>> {
  return inRecordedTransaction(shop, async (shop) => {
    const [gone] = await shop.db
      .delete(customerNotes)
      .where(and(eq(customerNotes.id, noteId), eq(customerNotes.phone, phone)))
      .returning({ id: customerNotes.id });
    if (!gone) return okRecorded(nothingChanged);
    return okRecorded(await recordNote(shop, 'customer-note-removed', noteId));
  });
}

type NoteAction = Extract<AuditAction, `customer-note-${string}`>;

/**
 * Records neither text nor phone, so that a deleted note leaves no copy. The log finds the customer by the note.
 */
function recordNote(shop: AdminShop, action: NoteAction, id: string) {
  return recordAudit(shop, { action, subject: { kind: 'customer-note', id } });
}
