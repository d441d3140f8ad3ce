import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { customerNotes } from '#domain/customers/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { addNote, removeNote } from './change-notes.server.ts';
import { maxNotes } from './customer-note.ts';
import { findNotedPhones, listNotes } from './list-notes.server.ts';

const phone = '+94715550121';

test('a note says what, who and when, newest first, and the log that it was written, not what', async () => {
  const shop = await anOwner(await openTestShop(), { name: 'Sunil' });
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
  expect(await findNotedPhones(shop, [id])).toEqual(new Map([[id, phone]]));
});

test('a removed note is nowhere any more; only that one was removed is recorded, once', async () => {
  const shop = await anOwner(await openTestShop());
  await addNote(shop, { phone, text: 'Slow to pay' });
  const [note] = await listNotes(shop, phone);
  const noteId = note?.id ?? '';

  await removeNote(shop, { phone: '+94715550199', noteId });
  expect(await listNotes(shop, phone)).toHaveLength(1);
  await removeNote(shop, { phone, noteId });
  await removeNote(shop, { phone, noteId });

  expect(await shop.db.$count(customerNotes)).toBe(0);
  const log = await shop.db.select().from(auditEntries).orderBy(auditEntries.number);
  expect(log.map(({ action }) => action)).toEqual([
    'customer-note-added',
    'customer-note-removed',
  ]);
  expect(JSON.stringify(log)).not.toMatch(/Slow|715550121/);
});

test('fifty notes about one customer are enough', async () => {
  const shop = await anOwner(await openTestShop());
  const rows = Array.from({ length: maxNotes }, (_, text) => ({
    phone,
    text: `${text}`,
    authorName: 'Sunil',
    createdAt: shop.now(),
  }));
  await shop.db.insert(customerNotes).values(rows);

  const refused = { ok: false, refusal: { code: 'too-many-notes' } };
  expect(await addNote(shop, { phone, text: 'One more' })).toEqual(refused);
  expect(await addNote(shop, { phone: '+94715550199', text: 'Another' })).toMatchObject({ ok: true });
});

test.each([
  ['the phone that the account verified', { isVerified: true, isShared: true }, 0],
  ['a phone that nobody else has', { isVerified: false, isShared: false }, 0],
  ['a phone that someone else ordered with', { isVerified: false, isShared: true }, 1],
])('of a deleted account, notes about %s: %j', async (_, { isVerified, isShared }, left) => {
  const shop = await openTestShop();
  const kamala = await aCustomer(shop, { phone });
  const { userId } = kamala.actor;
  if (isVerified) {
    const verified = { phoneVerifiedAt: shop.now() };
    await shop.db.update(customers).set(verified).where(eq(customers.userId, userId));
  }
  await anOrder(shop, { userId, customerPhone: phone, status: 'delivered' });
  if (isShared) await anOrder(shop, { customerPhone: phone });
  const owner = await anOwner(shop);
  await addNote(owner, { phone, text: 'Ring twice' });
  await addNote(owner, { phone: '+94715550199', text: 'Of someone else' });

  expect(await deleteAccount(kamala, userId)).toMatchObject({ ok: true });

  expect(await listNotes(owner, phone)).toHaveLength(left);
  expect(await listNotes(owner, '+94715550199')).toHaveLength(1);
});
