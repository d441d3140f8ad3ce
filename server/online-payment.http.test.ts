import { expect, onTestFinished, test } from 'vitest';
import { openFirstAttempt } from '#domain/orders/online/open-attempt.server.ts';
import { paymentNotifications } from '#domain/orders/online/tables.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { demoAccount } from '#domain/payments/payhere/demo-account.ts';
import { notificationSignature } from '#domain/payments/payhere/signature.server.ts';
import { payCopy } from '#storefront/pay-online/pay-online.copy.ts';
import { isFullRun } from '#test/full-run.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { rowsMentioning } from '#test/rows-mentioning.ts';

async function openDemo() {
  const shop = await openInProcess({ demo: true });
  onTestFinished(() => shop.close());
  const order = await anOrder(shop.shop, { paymentMethod: 'payhere' });
  const opened = { ...order, amountLkr: order.totalLkr };
  await openFirstAttempt(shop.shop, opened, { firstName: 'Nimal', lastName: 'Perera' });
  return { shop, order };
}

type Ordered = { orderNumber: string; totalLkr: number };

function notificationOf(
  { orderNumber, totalLkr }: Ordered,
  statusCode = '2',
): Record<string, string> {
  const { merchantId, secret } = demoAccount;
  const signed = { merchantId, reference: `${orderNumber}-1`, amount: `${totalLkr}.00` };
  return {
    merchant_id: merchantId,
    order_id: signed.reference,
    payment_id: '320012345678',
    payhere_amount: signed.amount,
    payhere_currency: 'LKR',
    status_code: statusCode,
    md5sig: notificationSignature({ ...signed, currency: 'LKR', statusCode }, secret),
    method: 'VISA',
    status_message: 'Successfully completed',
    card_holder_name: 'N Perera',
    card_no: '************1292',
    captured_amount: signed.amount,
  };
}

/** Posts as PayHere does: no browser, so neither origin nor cookies. */
async function notify({ url }: InProcessShop, fields: Record<string, string>): Promise<number> {
  const response = await fetch(`${url}/payhere/notify`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return response.status;
}

const rounds = isFullRun ? 10_000 : 300;
const signedFields = [
  'merchant_id',
  'order_id',
  'payhere_amount',
  'payhere_currency',
  'status_code',
];

test('notifications with a changed signed field change nothing, and get 429 instead of 403 after a hundred; a valid notification is still accepted, and stores nothing of the card', async () => {
  const { shop, order } = await openDemo();
  const right = notificationOf(order);
  const statuses = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const field = [...signedFields, 'md5sig'][round % 6] ?? '';
    const forged = { ...right, [field]: withOtherCharacter(right[field] ?? '', round) };
    const status = await notify(shop, forged);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 403: 100, 429: rounds - 100 });
  const found = await findOrder(shop.shop, order.id);
  expect(found).toMatchObject({ paymentStatus: 'pending', receivedLkr: 0 });

  expect([await notify(shop, right), await notify(shop, right)]).toEqual([200, 200]);
  expect(await findOrder(shop.shop, order.id)).toMatchObject({ receivedLkr: order.totalLkr });
  const ofCard = [right['card_no'] ?? '', right['card_holder_name'] ?? ''];
  expect(await rowsMentioning(shop.shop, ofCard)).toEqual([]);
  expect(await shop.shop.db.$count(paymentNotifications)).toBe(1);
  // As a word, because the random id of a request may have these digits in it.
  expect(JSON.stringify(shop.logged())).not.toMatch(/\b1292\b/);
});

function withOtherCharacter(text: string, round: number): string {
  const index = round % Math.max(1, text.length);
  const other = text[index] === '7' ? '8' : '7';
  return text.slice(0, index) + other + text.slice(index + 1);
}

test('an unknown order gets 404, so that PayHere notifies again; another amount, a GET and a post of another site are refused', async () => {
  const { shop, order } = await openDemo();
  expect(await notify(shop, notificationOf({ orderNumber: 'ORD-1', totalLkr: 100 }))).toBe(404);
  expect(await notify(shop, notificationOf({ ...order, totalLkr: 1 }))).toBe(409);
  expect((await fetch(`${shop.url}/payhere/notify`)).status).toBe(405);
  const fromPage = await fetch(`${shop.url}/payhere/notify`, {
    method: 'POST',
    headers: { Origin: 'https://elsewhere.example' },
    body: new URLSearchParams(notificationOf(order)),
  });
  expect(fromPage.status).toBe(403);
});

test('a shopper who comes back while PayHere calls the payment pending is asked not to pay twice', async () => {
  const { shop, order } = await openDemo();
  const visitor = shop.visitor();
  const page = async () =>
    (await visitor.get(`/order-success/${order.id}/pay?back=cancelled`)).body;
  expect(await page()).toContain(payCopy.unpaidTitle.en);
  expect(await notify(shop, notificationOf(order, '0'))).toBe(200);
  const pending = await page();
  expect(pending).toContain(payCopy.doNotPayTwice.en);
  expect(pending).not.toContain(payCopy.unpaidTitle.en);
  expect(await notify(shop, notificationOf(order, '-1'))).toBe(200);
  expect(await page()).toContain(payCopy.unpaidTitle.en);
});

test('a shopper in demo mode pays on the demo page that replaces PayHere, and its notification marks the order as paid', async () => {
  const { shop, order } = await openDemo();
  const visitor = shop.visitor();
  const { body: page } = await visitor.get(`/order-success/${order.id}/pay`);
  expect(page).toContain(`value="${order.orderNumber}-1"`);
  const fields = Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([a-z_]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  );
  expect(JSON.stringify(fields)).not.toContain(order.id);
  const demoPage = await visitor.post(demoAccount.checkoutUrl, fields);
  expect(demoPage.body).toContain('Demo: not PayHere');
  const backTo = `/payment/returned/${order.orderNumber}`;
  const comeBack = async () => (await visitor.get(backTo)).headers.get('Location');
  const waitingPage = `/order-success/${order.id}/pay?back=returned`;
  expect(await comeBack()).toBe(waitingPage);
  const unpaid = { paymentStatus: 'pending', receivedLkr: 0 };
  expect(await findOrder(shop.shop, order.id)).toMatchObject(unpaid);
  const paid = await visitor.post('/demo/payhere/pay/outcome', {
    order_id: `${order.orderNumber}-1`,
    outcome: 'pay',
  });
  // Checks that the URL has no host, so that the browser keeps the one that its cookie is for: 127.0.0.1 or localhost.
  expect(paid.headers.get('Location')).toBe(backTo);
  expect(await comeBack()).toBe(waitingPage);
  await expect
    .poll(async () => (await findOrder(shop.shop, order.id))?.paymentStatus, { timeout: 10_000 })
    .toBe('paid');
});

test('outside of demo mode no demo page replaces PayHere, and without an account notifications are refused', async () => {
  const shop = await openInProcess({});
  onTestFinished(() => shop.close());
  const visitor = shop.visitor();
  expect((await visitor.post(demoAccount.checkoutUrl, {})).status).not.toBe(200);
  expect(await notify(shop, notificationOf({ orderNumber: 'ORD-1', totalLkr: 1 }))).toBe(403);
});
