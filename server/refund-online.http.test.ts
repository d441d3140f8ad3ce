import { expect, onTestFinished, test } from 'vitest';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { findOpenRefund } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOwner } from '#test/shop.ts';

async function openPaid(overrides: Parameters<typeof openInProcess>[0] = { demo: true }) {
  const shop = await openInProcess(overrides);
  onTestFinished(() => shop.close());
  const order = await anOnlineOrder(shop.shop);
  await recordNotification(shop.shop, aNotification(order, 2));
  const owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
  const path = `/admin/orders/${order.id}`;
  const { body } = await owner.get(path);
  const [, formKey = ''] = /name="formKey" value="([^"]+)"/.exec(body) ?? [];
  const press = (overrides: Record<string, string> = {}) =>
    owner.post(`${path}/refund`, {
      ...{ method: 'payhere:3200', amountLkr: '100', reason: '', shownRefundedLkr: '0', formKey },
      ...overrides,
    });
  const refundedLkr = async () => (await findOrder(shop.shop, order.id))?.refundedLkr;
  return { shop, order, owner, path, body, press, refundedLkr };
}

const mismatchesOf = ({ shop }: InProcessShop) => paymentMismatches(shop);

test('the owner in demo mode refunds through PayHere; a form that is sent again refunds once', async () => {
  const { shop, body, owner, path, press, refundedLkr } = await openPaid();
  expect(body).toContain('Through PayHere 3200');
  const [one, other] = await Promise.all([press(), press()]);
  expect([one.status, other.status]).toEqual([302, 302]);
  expect((await press()).status).toBe(302);
  expect(await refundedLkr()).toBe(100);
  expect((await owner.get(path)).body).toContain('through PayHere');
  expect((await press({ amountLkr: '99999999', shownRefundedLkr: '100' })).status).toBe(409);
  expect(await mismatchesOf(shop)).toEqual([]);
});

test('without an API key of PayHere only refunds by hand are offered, and none is sent', async () => {
  const { body, press, refundedLkr } = await openPaid({});
  expect(body).not.toContain('payhere:3200');
  expect(body).toContain('Record a refund that you made yourself');
  const refused = await press();
  expect([refused.status, await refundedLkr()]).toEqual([409, 0]);
  expect(refused.body).toContain('PayHere refused: its API key is missing');
  expect((await press({ method: 'cash' })).status).toBe(302);
});

test('a lost response of PayHere is shown on the order, and the owner records whether it was a refund', async () => {
  const { shop, order, owner, path, press, refundedLkr } = await openPaid();
  const { gateway } = shop.running;
  if (!gateway) throw new Error('Demo mode has a gateway.');
  gateway.refund = async () => ({ kind: 'unknown' });
  await press();
  const { body } = await owner.get(path);
  expect(body).toContain('The answer of PayHere was lost');
  expect((await press({ method: 'cash' })).body).toContain('A refund through PayHere is under way');
  const open = await findOpenRefund(shop.shop, order.id);
  const form = { refundId: open?.id ?? '', button: 'refunded' };
  expect((await owner.post(`${path}/refund-outcome`, form)).status).toBe(302);
  expect(await refundedLkr()).toBe(100);
  expect((await owner.post(`${path}/refund-outcome`, form)).status).toBe(409);
});

test('the form of a refused refund that is sent again refunds nothing, and the order says so', async () => {
  const { shop, owner, path, press, refundedLkr } = await openPaid();
  const { gateway } = shop.running;
  if (!gateway) throw new Error('Demo mode has a gateway.');
  gateway.refund = async () => ({ kind: 'refused', why: 'key', gatewayText: '' });
  expect((await press()).status).toBe(409);
  expect((await press()).status).toBe(302);
  expect((await owner.get(path)).body).toContain('PayHere did not refund the money');
  expect(await refundedLkr()).toBe(0);
});

test('a charge-back is shown in Today and on its order until the owner records what was done', async () => {
  const { shop, order, owner, path } = await openPaid();
  expect((await owner.get('/admin/today')).body).not.toContain('Charge-backs');
  await recordNotification(shop.shop, aNotification(order, -3));
  expect((await owner.get('/admin/today')).body).toContain('Charge-backs');
  expect((await owner.get(path)).body).toContain('payer&#x27;s bank took');
  expect((await owner.get('/admin/dashboard')).body).toContain('Charge-backs to settle: 1');
  expect((await owner.post(`${path}/charge-back`, { text: '' })).status).toBe(422);
  expect((await owner.post(`${path}/charge-back`, { text: 'Pays in cash' })).status).toBe(302);
  const { body } = await owner.get(path);
  expect(body).toContain('Charge-back settled: Pays in cash');
  expect(body).not.toContain('id="charge-back"');
});
