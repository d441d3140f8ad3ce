import { expect, onTestFinished, test } from 'vitest';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { payCopy, payNow } from '#storefront/pay-online/pay-online.copy.ts';
import { openInProcess } from '#test/in-process-shop.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOwner, aProduct } from '#test/shop.ts';

/** Opens the pay page of an order of two bottles, whose shopper was sent to PayHere. */
async function openPayPage() {
  const shop = await openInProcess({ demo: true });
  onTestFinished(() => shop.close());
  const oil = await aProduct(shop.shop, { stock: 10, priceLkr: 3800 });
  const ordered = await anOnlineOrder(shop.shop, { lines: [{ product: oil, quantity: 2 }] });
  const owner = await anOwner(shop.shop);
  const order = async () => {
    const found = await findOrder(shop.shop, ordered.id);
    if (!found) throw new Error('The order is gone.');
    return found;
  };
  const edit = async (quantity: number) => {
    const { version } = await order();
    const address = { address: '12 Temple Road', city: 'Colombo', province: 'Western' as const };
    const person = {
      customerName: 'Nimal Perera',
      phone: '+94771234567',
      email: 'nimal@example.lk',
    };
    const quantities = new Map([[oil.id, quantity]]);
    const edited = { orderId: ordered.id, version, ...address, ...person, quantities };
    expect(await editOrder(owner, edited)).toMatchObject({ ok: true });
  };
  const visitor = shop.visitor();
  const path = `/order-success/${ordered.id}/pay`;
  const page = async (query = '') => (await visitor.get(path + query)).body;
  const tryAgain = async () => {
    const { status } = await visitor.post(path, { method: 'payhere' });
    expect(status).toBe(303);
    const amount = `name="amount" value="${(await order()).dueLkr}.00"`;
    return { body: await page(), amount };
  };
  const notify = () => recordNotification(shop.shop, aNotification(ordered, 2));
  return { ordered, order, edit, page, tryAgain, notify };
}

test('after the owner reduced an order, its pay page charges what is due now', async () => {
  const { ordered, order, edit, page, tryAgain } = await openPayPage();
  expect(await page()).toContain(`name="amount" value="${ordered.totalLkr}.00"`);

  await edit(1);

  const { dueLkr } = await order();
  expect(dueLkr).toBeLessThan(ordered.totalLkr);
  const reduced = await page();
  expect(reduced).not.toContain(`value="${ordered.totalLkr}.00"`);
  expect(reduced).toContain(payNow(dueLkr).en);
  const again = await tryAgain();
  expect(again.body).toContain(again.amount);
  expect(again.body).toContain(`value="${ordered.orderNumber}-2"`);
});

test('a shopper who paid the amount from before an edit waits for PayHere, and is not asked to pay twice', async () => {
  const { edit, page } = await openPayPage();
  await edit(1);
  expect(await page('?back=returned')).toContain(payCopy.doNotPayTwice.en);
});

test('after the owner added to a paid order, the rest can be paid online', async () => {
  const { ordered, order, edit, page, tryAgain, notify } = await openPayPage();
  await notify();
  await edit(3);

  const { dueLkr } = await order();
  expect(dueLkr).toBeLessThan(ordered.totalLkr);
  for (const query of ['', '?back=returned']) {
    const raised = await page(query);
    expect(raised).toContain(payNow(dueLkr).en);
    expect(raised).not.toContain(payCopy.unpaidTitle.en);
    expect(raised).not.toContain(payCopy.doNotPayTwice.en);
  }
  const again = await tryAgain();
  expect(again.body).toContain(again.amount);
});
