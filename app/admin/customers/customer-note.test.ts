import { createElement } from 'react';
import { expect, test } from 'vitest';
import { listNotes } from '#domain/customers/notes/list-notes.server.ts';
import { customerNotes } from '#domain/customers/tables.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { formWith } from '#test/form-in-page.ts';
import { anOrder } from '#test/order.ts';
import { htmlOf } from '#test/rendered.ts';
import { anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/customer.route';
import CustomerRoute, { action, loader } from './customer.route.tsx';
import { customerHref } from './customers-urls.ts';

const phone = '+94771234567';

type OpenShops = { guestShop: TestShop; shop: Awaited<ReturnType<typeof anOwner>> };

/** Sends a form about notes, as the page of the customer does. */
async function send(
  { guestShop, shop }: OpenShops,
  fields: Record<string, string>,
  path = customerHref(phone),
) {
  const form = { ...fields, formKey: crypto.randomUUID() };
  const { args } = await visitArgs(guestShop, { path, form });
  args.context.set(adminShopContext, shop);
  return action({ ...args, params: paramsOf(path) } as never);
}

function paramsOf(path: string) {
  return { phone: path.split(/[/?]/)[3] };
}

async function openShops(): Promise<OpenShops> {
  const guestShop = await openTestShop();
  return { guestShop, shop: await anOwner(guestShop) };
}

/** Deletes the only note on the phone number, and returns where the owner is sent. */
async function deleteOnlyNote({ hasOrder }: { hasOrder: boolean }) {
  const shops = await openShops();
  const { shop } = shops;
  if (hasOrder) await anOrder(shop, { customerPhone: phone });
  const note = { phone, text: 'Prefers evenings', authorName: 'Sunil', createdAt: shop.now() };
  await shop.db.insert(customerNotes).values(note);
  const [kept] = await listNotes(shop, phone);
  const returned = await send(shops, { intent: 'remove', noteId: kept?.id ?? '' });
  return returned instanceof Response ? returned.headers.get('Location') : returned;
}

test('after a note is deleted, the owner is redirected to the page of its customer', async () => {
  expect(await deleteOnlyNote({ hasOrder: true })).toBe(customerHref(phone));
});

test('a note beside an older page of the orders leads back to that page', async () => {
  const shops = await openShops();
  for (let made = 0; made < 11; made += 1) await anOrder(shops.shop, { customerPhone: phone });
  const path = customerHref(phone, 2);
  const { args } = await visitArgs(shops.guestShop, { path });
  args.context.set(adminShopContext, shops.shop);
  const loaderData = await loader({ ...args, params: paramsOf(path) } as never);
  const props = { loaderData } as Route.ComponentProps;
  const { action: target } = formWith(htmlOf(createElement(CustomerRoute, props)), 'text');
  const added = await send(shops, { intent: 'add', text: 'Prefers evenings' }, target);
  expect(added).toMatchObject({ status: 303 });
  expect((added as Response).headers.get('Location')).toBe(path);
});

test('after the last note of a phone number without orders is deleted, the owner is redirected to the list', async () => {
  expect(await deleteOnlyNote({ hasOrder: false })).toBe('/admin/customers');
});

test('no note is kept about a customer who was deleted while the owner was writing it', async () => {
  const shops = await openShops();
  await expect(send(shops, { intent: 'add', text: 'Prefers evenings' })).rejects.toMatchObject({
    init: { status: 404 },
  });
  expect(await listNotes(shops.shop, phone)).toEqual([]);
});
