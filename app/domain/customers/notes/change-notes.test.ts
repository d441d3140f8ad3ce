import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { customerNotes } from '#domain/customers/tables.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { waitForBlockedTransaction } from '#test/blocked-transaction.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { addNote, removeNote } from './change-notes.server.ts';
import { maxNotes } from './customer-note.ts';
import { findPhonesByNoteId, listNotes } from './list-notes.server.ts';

const phone = '+94715550121';

test('notes are listed newest first with text, author and time, and the activity log records each without its text', async () => {
  const shop = await anOwner(await openTestShop(), { name: 'Sunil' });
  await aCustomer(shop, { phone });
  await addNote(shop, { phone, text: 'Prefers mornings' });
  shop.clock.at = new Date('2026-11-22T03:30:00.000Z');
  await addNote(shop, { phone, text: 'Two parcels to her sister' });

  const notes = await listNotes(shop, phone);
  expect(notes).toMatchObject([
    { text: 'Two parcels to her sister', authorName: 'Sunil', createdAt: shop.now() },
    { text: 'Prefers mornings' },
  ]);
  expect(await listNotes(shop, '+94715550199')).toEqual([]);
  const id = notes[0]?.id ?? '';
  const { entries } = await listAudit(shop, { kind: 'customer-note' });
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({ action: 'customer-note-added', subjectId: id, after: null });
  expect(await findPhonesByNoteId(shop, [id])).toEqual(new Map([[id, phone]]));
});

test('a removed note leaves no copy of its text or phone, and its removal is recorded once', async () => {
  const shop = await anOwner(await openTestShop());
  await aCustomer(shop, { phone });
  await addNote(shop, { phone, text: 'Slow to pay' });
  const [note] = await listNotes(shop, phone);
  const noteId = note?.id ?? '';

  await removeNote(shop, { phone: '+94715550199', noteId });
  expect(await listNotes(shop, phone)).toHaveLength(1);
  await removeNote(shop, { phone, noteId });
  await removeNote(shop, { phone, noteId });

  expect(await shop.db.$count(customerNotes)).toBe(0);
  const log = await shop.db.select().from(auditEntries).orderBy(auditEntries.number);
  expect(log.map(({ action }) => action)).toEqual(['customer-note-added', 'customer-note-removed']);
  expect(JSON.stringify(log)).not.toMatch(/Slow|715550121/);
});

async function insertNotes(shop: Shop, length: number) {
  const createdAt = shop.now();
  const note = { phone, text: 'Prefers mornings', authorName: 'Sunil', createdAt };
  await shop.db.insert(customerNotes).values(Array.from({ length }, () => note));
}

test('a customer can have fifty notes', async () => {
  const shop = await anOwner(await openTestShop());
  await insertNotes(shop, maxNotes);

  await aCustomer(shop, { phone: '+94715550199' });
  const refused = { ok: false, refusal: { code: 'too-many-notes' } };
  expect(await addNote(shop, { phone, text: 'One more' })).toEqual(refused);
  expect(await addNote(shop, { phone: '+94715550199', text: 'Another' })).toMatchObject({
    ok: true,
  });
});

test('of ten notes added at once about a customer with forty-nine, one is stored', async () => {
  const shop = await anOwner(await openTestShop());
  await aCustomer(shop, { phone });
  await insertNotes(shop, maxNotes - 1);
  // Opens the connections first, so that the additions really run at once.
  await Promise.all(Array.from({ length: 10 }, () => listNotes(shop, phone)));
  const added = await Promise.all(
    Array.from({ length: 10 }, (_, note) => addNote(shop, { phone, text: `Note ${note}` })),
  );
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shop.db.$count(customerNotes)).toBe(maxNotes);
});

test('no note is kept about a customer whose account is deleted while the note is being added', async () => {
  const guest = await openTestShop();
  const shop = await anOwner(guest);
  const { userId } = (await aCustomer(guest, { phone })).actor;
  const results: { added?: ReturnType<typeof addNote> } = {};

  await inTransaction(guest, async (inside) => {
    await deleteAccount(inside, userId);
    results.added ??= addNote(shop, { phone, text: 'Prefers mornings' });
    await waitForBlockedTransaction(inside);
    return ok();
  });

  expect(await results.added).toMatchObject({ refusal: { code: 'customer-gone' } });
  expect(await shop.db.$count(customerNotes)).toBe(0);
});
