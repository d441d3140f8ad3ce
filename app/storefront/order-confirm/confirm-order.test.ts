import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { confirmOwnOrder } from '#domain/orders/fulfilment/confirm-own-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import type { TestShop } from '#test/shop.ts';
import { confirmLink } from '#web/urls/confirm-link.server.ts';
import { confirmedText } from './confirm-order.copy.ts';
import { action, loader } from './confirm-order.route.tsx';

type Order = Awaited<ReturnType<typeof anOrder>>;

/** Makes the arguments of a visit to the link that was sent for an order. */
async function linkArgs(shop: TestShop, order: Order, form?: Record<string, string>) {
  const { args, running } = await visitArgs(shop, { path: '/si/confirm', ...(form && { form }) });
  return { ...args, params: { token: confirmLink(running, order)?.split('/').at(-1) ?? '' } };
}

/** Opens the link that was sent for an order. Returns the order as its page shows it. */
async function openLink(shop: TestShop, order: Order) {
  const page = await loader((await linkArgs(shop, order)) as never);
  return 'order' in page ? page.order : undefined;
}

test('an order that its customer confirmed and then asked to cancel is not shown as confirmed until it is confirmed again', async () => {
  const shop = await openSellingShop();
  const order = await anOrder(shop, { confirmedByPhoneAt: shop.now() });
  const open = () => openLink(shop, order);
  expect(await open()).toMatchObject({ state: 'confirmed', isCancelAsked: false });

  await askToCancel(shop, { orderId: order.id, words: '' });
  expect(await open()).toMatchObject({ state: 'open', isCancelAsked: true });

  await confirmOwnOrder(shop, order.id, { intent: 'confirm' });
  expect(await open()).toMatchObject({ state: 'confirmed', isCancelAsked: false });
});

test('the page to confirm an order shows its district, which decides the delivery fee', async () => {
  const shop = await openSellingShop();
  const order = await anOrder(shop, { district: 'Gampaha' });
  expect(await openLink(shop, order)).toMatchObject({
    region: { en: 'Gampaha District, Western Province' },
  });
});

test('a customer who confirmed an order reads, while the shop is closed, when the order is prepared', async () => {
  const shop = await openSellingShop();
  const order = await anOrder(shop, { confirmedByPhoneAt: shop.now() });
  const confirmation = async () => confirmedText((await openLink(shop, order))?.closureNote);
  expect((await confirmation()).en).toContain('we are preparing it');

  await shop.db.update(settings).set({ closedUntil: '2099-01-02' });

  const { en, si } = await confirmation();
  expect(en).toContain(
    'Your order is confirmed. We prepare your order when we are back on 2 January',
  );
  expect(en + si).not.toMatch(/we are preparing it|අපි එය සූදානම් කරනවා/);
});

test('the cash for the courier is shown until the parcel is delivered', async () => {
  const shop = await openSellingShop();
  const order = await anOrder(shop);
  expect(await openLink(shop, order)).toMatchObject({ cashLkr: order.dueLkr });

  const setStatus = (status: 'shipped' | 'delivered') =>
    shop.db.update(orders).set({ status, courier: 'Pronto' }).where(eq(orders.id, order.id));
  await setStatus('shipped');
  expect(await openLink(shop, order)).toMatchObject({ state: 'moved-on', cashLkr: order.dueLkr });
  await setStatus('delivered');
  expect(await openLink(shop, order)).toMatchObject({ state: 'moved-on', cashLkr: 0 });
});

test('a confirmation redirects back to the page of the link, so that a reload does not send it again', async () => {
  const shop = await openSellingShop();
  const order = await anOrder(shop);
  for (const form of [
    { intent: 'confirm' },
    { intent: 'correct', address: '7 Lake Road', city: 'Kandy' },
  ]) {
    const args = await linkArgs(shop, order, form);
    const { status, headers } = (await action(args as never)) as Response;
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe(`/si/confirm/${args.params.token}`);
  }
  expect(await openLink(shop, order)).toMatchObject({ state: 'confirmed', city: 'Kandy' });
});

test('a customer who corrects the town of an order whose street the owner corrected in the meantime gets both to check', async () => {
  const shop = await openSellingShop();
  const order = await anOrder(shop);
  await shop.db.update(orders).set({ street: '21 Temple Road', version: order.version + 1 });

  const { street: address, city: shownCity, version } = order;
  const form = { intent: 'correct', address, city: 'Galle', version: `${version}` };
  const shown = { shownAddress: address, shownCity };
  const returned = await action((await linkArgs(shop, order, { ...form, ...shown })) as never);

  expect(returned).toMatchObject({
    init: { status: 409 },
    data: {
      refusal: { code: 'order-changed' },
      values: { address: '21 Temple Road', city: 'Galle' },
    },
  });
});

test('a button or an address that is sent by a link to a number that was replaced since leads to the page that says so', async () => {
  const shop = await openSellingShop();
  const order = await anOrder(shop);
  const forms = [
    { intent: 'confirm' },
    { intent: 'correct', address: '7 Lake Road', city: 'Kandy' },
  ];
  const opened = await Promise.all(forms.map((form) => linkArgs(shop, order, form)));
  await shop.db.update(orders).set({ customerPhone: '+94777654321' });
  for (const args of opened) {
    const answer = await action(args as never).catch((thrown: unknown) => thrown);
    expect((answer as Response).headers?.get('Location')).toBe(`/si/confirm/${args.params.token}`);
    expect(await loader(args as never)).toMatchObject({ init: { status: 404 } });
  }
});
