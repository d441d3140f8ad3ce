import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { addNote } from './change-notes.server.ts';
import { listNotes } from './list-notes.server.ts';

const phone = '+94715550121';

test.each([
  ['the verified phone of a deleted account are deleted', { isVerified: true, isShared: true }, 0],
  [
    'a phone that only the deleted account had are deleted',
    { isVerified: false, isShared: false },
    0,
  ],
  [
    'an unverified phone that someone else ordered with are kept',
    { isVerified: false, isShared: true },
    1,
  ],
])('notes about %s', async (_, { isVerified, isShared }, noteCount) => {
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
  await anOrder(shop, { customerPhone: '+94715550199' });
  await addNote(owner, { phone: '+94715550199', text: 'Of someone else' });

  expect(await deleteAccount(kamala, userId)).toMatchObject({ ok: true });

  expect(await listNotes(owner, phone)).toHaveLength(noteCount);
  expect(await listNotes(owner, '+94715550199')).toHaveLength(1);
});
