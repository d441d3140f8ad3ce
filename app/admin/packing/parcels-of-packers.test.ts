import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { adminShopContext, panelSessionContext } from '#web/contexts.server.ts';
import { action as handOver } from './hand-over.route.ts';
import { loader, action as pack } from './packing.route.tsx';

const session = { id: 'one', panelLanguage: 'en', missingStep: 'nothing' } as const;

/** Opens a shop with a parcel to pack. `visit` returns what a route gets from an admin of this role. */
async function openShop(role: 'owner' | 'packer') {
  const shop = await openTestShop();
  const order = await anOrder(shop, { confirmedByPhoneAt: shop.now() });
  const owner = await anOwner(shop);
  const visit = async (form?: Record<string, string>) => {
    const { args } = await visitArgs(shop, { path: '/admin/packing', ...(form && { form }) });
    args.context.set(adminShopContext, owner);
    args.context.set(panelSessionContext, { ...session, role });
    return args as never;
  };
  return { shop, order, visit };
}

test('a packer packs and hands over a parcel by its number, and never learns the id that opens the page of its order', async () => {
  const { shop, order, visit } = await openShop('packer');
  const { id, orderNumber } = order;
  const { toPack } = await loader(await visit());
  expect(toPack).toMatchObject([{ id: orderNumber }]);
  await pack(await visit({ orderId: toPack[0]?.id ?? '' }));

  const packed = await loader(await visit());
  expect(packed).toMatchObject({ toPack: [], toShip: [{ id: orderNumber }] });
  const form = { orderId: orderNumber, courier: 'x'.repeat(61) };
  const refused = await handOver(await visit(form));
  expect(refused).toMatchObject({ data: { ticked: [orderNumber] } });
  const typed = { courier: 'Domex', [`trackingNumber.${orderNumber}`]: 'DX 12' };
  const done = await handOver(await visit({ ...form, ...typed }));
  expect(done).toMatchObject({ done: { shipped: [orderNumber] } });

  expect(JSON.stringify([toPack, packed, refused, done])).not.toContain(id);
  const shipped = { status: 'shipped', courier: 'Domex', trackingNumber: 'DX 12' };
  expect(await findOrder(shop, id)).toMatchObject(shipped);
});

test('a number that no order has packs and ships nothing', async () => {
  const { shop, order, visit } = await openShop('packer');
  const form = { orderId: 'ORD-1-1', courier: 'Domex' };
  expect(await pack(await visit(form))).toBeInstanceOf(Response);
  expect(await handOver(await visit(form))).toMatchObject({ done: { shipped: [], skipped: [] } });
  expect(await findOrder(shop, order.id)).toMatchObject({ status: 'pending', packedAt: null });
});

test('an owner packs a parcel by the id of its order', async () => {
  const { shop, order, visit } = await openShop('owner');
  expect((await loader(await visit())).toPack).toMatchObject([{ id: order.id }]);
  await pack(await visit({ orderId: order.id }));
  expect((await findOrder(shop, order.id))?.packedAt).not.toBeNull();
});
