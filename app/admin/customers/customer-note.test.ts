import { expect, test } from 'vitest';
import { addNote } from '#domain/customers/notes/change-notes.server.ts';
import { listNotes } from '#domain/customers/notes/list-notes.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import { action } from './customer.route.tsx';
import { customerHref } from './customers-urls.ts';

const phone = '+94771234567';

/** Deletes the only note on the phone number, and returns where the owner is sent. */
async function deleteOnlyNote({ hasOrder }: { hasOrder: boolean }) {
  const guestShop = await openTestShop();
  const shop = await anOwner(guestShop);
  if (hasOrder) await anOrder(shop, { customerPhone: phone });
  await addNote(shop, { phone, text: 'Prefers evenings' });
  const [note] = await listNotes(shop, phone);
  const path = customerHref(phone);
  const form = { intent: 'remove', noteId: note?.id ?? '', formKey: crypto.randomUUID() };
  const { args } = await visitArgs(guestShop, { path, form });
  args.context.set(ownerShopContext, shop);
  const answer = await action({ ...args, params: { phone: path.split('/').at(-1) } } as never);
  return answer instanceof Response ? answer.headers.get('Location') : answer;
}

test('after a note is deleted the owner is on the page of its customer', async () => {
  expect(await deleteOnlyNote({ hasOrder: true })).toBe(customerHref(phone));
});

test('after the last note of a phone number without orders is deleted the owner is on the list', async () => {
  expect(await deleteOnlyNote({ hasOrder: false })).toBe('/admin/customers');
});
