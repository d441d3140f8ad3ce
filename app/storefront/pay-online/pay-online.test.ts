import { expect, test } from 'vitest';
import { tryPaymentAgain } from '#domain/orders/online/open-attempt.server.ts';
import { demoAccount } from '#domain/payments/payhere/demo-account.ts';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOnlineOrder } from '#test/online-payment.ts';
import { anOrder } from '#test/order.ts';
import { cookieHeader } from '#test/running-shop.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { loader as backLoader } from './back-from-gateway.route.ts';
import { loader as payLoader } from './pay-online.route.tsx';

type Params = Record<string, string>;

/** Makes a browser of a shop with a gateway. It keeps the cookie of the payments. */
async function aBrowser() {
  const shop = await openSellingShop();
  let cookie = '';
  const argsFor = async (path: string, params: Params) => {
    const { args, running } = await visitArgs(shop, { path });
    const gateway = { account: demoAccount, search: undefined, refund: undefined };
    args.context.set(runningShopContext, { ...running, gateway });
    const request = new Request(args.url, { headers: { Cookie: cookie } });
    return { ...args, request, params } as never;
  };
  const pay = async (orderId: string, query = '') => {
    const answer = await payLoader(
      await argsFor(`/order-success/${orderId}/pay${query}`, { orderId }),
    );
    const setCookies = new Headers(answer.init?.headers).getSetCookie();
    if (setCookies.length > 0) cookie = cookieHeader(setCookies);
    return answer.data.payment;
  };
  const comeBack = async (params: Params) =>
    (await backLoader(await argsFor('/payment', params))).headers.get('Location');
  return { shop, pay, comeBack };
}

test('with two orders paid in one browser, the return from the gateway redirects to the order that was paid', async () => {
  const { shop, pay, comeBack } = await aBrowser();
  const [one, other] = [await anOnlineOrder(shop), await anOnlineOrder(shop)];
  for (const { id, orderNumber } of [one, other]) {
    const fields = (await pay(id))?.fields;
    expect(fields?.['return_url']).toMatch(new RegExp(`/payment/returned/${orderNumber}$`));
    expect(fields?.['cancel_url']).toMatch(new RegExp(`/payment/cancelled/${orderNumber}$`));
    expect(JSON.stringify(fields)).not.toContain(id);
  }
  for (const { id, orderNumber } of [one, other]) {
    for (const outcome of ['returned', 'cancelled']) {
      const path = `/order-success/${id}/pay?back=${outcome}`;
      expect(await comeBack({ outcome, orderNumber })).toBe(path);
    }
  }
});

test('reloading a page that waits for its payment does not replace the order that the browser went to pay last', async () => {
  const { shop, pay, comeBack } = await aBrowser();
  const [one, other] = [await anOnlineOrder(shop), await anOnlineOrder(shop)];
  await pay(one.id);
  await pay(other.id);
  expect(await pay(one.id, '?back=returned')).toMatchObject({ view: 'confirming' });
  const outcome = 'returned';
  expect(await comeBack({ outcome })).toBe(`/order-success/${other.id}/pay?back=${outcome}`);
});

test('the number of an order that this browser did not go to pay redirects to the track page', async () => {
  const { shop, pay, comeBack } = await aBrowser();
  const [own, another] = [await anOnlineOrder(shop), await anOnlineOrder(shop)];
  await pay(own.id);
  const { orderNumber } = another;
  expect(await comeBack({ outcome: 'returned', orderNumber })).toBe('/track');
});

test('an order that cost nothing when it was placed and costs something since can be paid online', async () => {
  const { shop, pay } = await aBrowser();
  const { id, totalLkr, orderNumber } = await anOrder(shop, { paymentMethod: 'payhere' });
  for (const query of ['', '?back=cancelled', '?back=returned']) {
    expect(await pay(id, query)).toMatchObject({ view: 'unpaid', amountLkr: totalLkr });
  }
  expect(await tryPaymentAgain(shop, id)).toMatchObject({ ok: true });
  const fields = { order_id: `${orderNumber}-1`, amount: `${totalLkr}.00` };
  expect(await pay(id)).toMatchObject({ view: 'ready', fields });
});
