import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { linkOrder } from '#domain/customers/guest-orders/link-order.server.ts';
import { reservationMs } from '#domain/orders/online/expire-unpaid-orders.server.ts';
import { tryPaymentAgain } from '#domain/orders/online/open-attempt.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { paymentAttempts } from '#domain/orders/online/tables.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { demoAccount } from '#domain/payments/payhere/demo-account.ts';
import { action as checkoutAction } from '#storefront/checkout/checkout.route.tsx';
import { aCart, openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOrder } from '#test/order.ts';
import { aRunningShop, aSessionOf, cookieHeader } from '#test/running-shop.ts';
import { aCustomer, aProduct, type TestShop } from '#test/shop.ts';
import { checkoutFields } from '#test/submit-checkout.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { loader as backLoader } from './back-from-gateway.route.ts';
import { action as payAction, loader as payLoader } from './pay-online.route.tsx';

type Params = Record<string, string>;

/** Simulates a browser: calls the routes and keeps the cookies that they set. `hasKeys`: the keys of PayHere are set. */
async function aBrowser(opened?: TestShop, { hasKeys = true } = {}) {
  const shop = opened ?? { ...(await openSellingShop()), hasGateway: true };
  let cookie = '';
  // Of two cookies with one name, the first counts.
  const keep = (setCookies: string[]) => {
    if (setCookies.length > 0) cookie = `${cookieHeader(setCookies)}; ${cookie}`;
  };
  const argsFor = async (path: string, params: Params) => {
    const { args, running } = await visitArgs(shop, { path });
    const gateway = { account: demoAccount, search: undefined, refund: undefined };
    args.context.set(runningShopContext, { ...running, gateway: hasKeys ? gateway : undefined });
    const request = new Request(args.url, { headers: { Cookie: cookie } });
    return { ...args, request, params } as never;
  };
  const pay = async (orderId: string, query = '') => {
    const response = await payLoader(
      await argsFor(`/order-success/${orderId}/pay${query}`, { orderId }),
    );
    const setCookies = new Headers(response.init?.headers).getSetCookie();
    keep(setCookies);
    return response.data.payment;
  };
  /** Presses the button of a payment method on the payment page. */
  const choose = async (orderId: string, method: string) => {
    const args = await argsFor(`/order-success/${orderId}/pay`, { orderId });
    const { url } = args as { url: URL };
    const request = new Request(url, {
      method: 'POST',
      body: new URLSearchParams({ method }),
    });
    return payAction({ ...(args as object), request } as never);
  };
  const comeBack = async (params: Params) =>
    (await backLoader(await argsFor('/payment', params))).headers.get('Location');
  const signIn = async (userId: string) => {
    keep(await aSessionOf(aRunningShop(shop), userId));
  };
  /** Places an order by the checkout of this browser; returns its id. */
  const order = async () => {
    const cart = aCart([await aProduct(shop), 1]);
    const form = { ...checkoutFields, ...payer, idempotencyKey: `${cart.key}` };
    const { args } = await visitArgs(shop, { path: '/checkout', cart, form });
    const response = (await checkoutAction(args as never)) as Response;
    keep(response.headers.getSetCookie());
    return response.headers.get('Location')?.split('/')[2] ?? '';
  };
  return { shop, pay, choose, comeBack, signIn, order };
}

const payer = {
  paymentMethod: 'payhere',
  email: 'priyani@example.lk',
  payerFirstName: 'Priyani',
  payerLastName: 'Gunasekara',
};
const ofPayer = { email: 'priyani@example.lk', first_name: 'Priyani', last_name: 'Gunasekara' };
const ofRecipient = { first_name: 'Dilani', last_name: 'Jayawardena' };

test('the browser that placed an order sends the e-mail address and the name of the payer to the gateway, after another attempt too', async () => {
  const { shop, pay, order } = await aBrowser();
  const id = await order();
  expect((await pay(id))?.fields).toMatchObject(ofPayer);
  for (const query of ['?back=cancelled', '?back=returned'])
    expect((await pay(id, query))?.fields).toEqual({});
  await tryPaymentAgain(shop, id);
  expect((await pay(id))?.fields).toMatchObject(ofPayer);
});

test('a visitor who only has the link of an order sees neither its e-mail address nor the name of the payer, in any view', async () => {
  const placing = await aBrowser();
  const id = await placing.order();
  const { shop } = placing;
  const stranger = await aBrowser(shop);
  // Opens the page of the payment twice, because the first response sets a cookie that the second request sends.
  for (const query of ['?back=cancelled', '?back=returned', '', '']) {
    const payment = JSON.stringify(await stranger.pay(id, query));
    expect(payment).not.toMatch(/priyani|Gunasekara/i);
  }
  await tryPaymentAgain(shop, id);
  const fields = (await stranger.pay(id))?.fields;
  expect(fields).toMatchObject(ofRecipient);
  expect(fields).not.toHaveProperty('email');
});

test('a customer who added an order by its link alone does not see its e-mail address until they verify one of its contacts', async () => {
  const placing = await aBrowser();
  const orderId = await placing.order();
  const { shop, pay, signIn } = await aBrowser(placing.shop);
  const { userId } = (await aCustomer(shop)).actor;
  await signIn(userId);
  expect(await linkOrder(shop, { userId, orderId })).toBe(true);
  expect((await pay(orderId))?.fields).not.toHaveProperty('email');

  const verified = { phone: '+94771234567', phoneVerifiedAt: shop.now() };
  await shop.db.update(customers).set(verified).where(eq(customers.userId, userId));
  expect((await pay(orderId))?.fields).toMatchObject(ofPayer);
});

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

test('an order that cost nothing when it was placed and was raised later can be paid online', async () => {
  const { shop, pay } = await aBrowser();
  // Inserts an order without an attempt to pay, as after placing an order that costs nothing.
  const { id, totalLkr, orderNumber } = await anOrder(shop, { paymentMethod: 'payhere' });
  for (const query of ['', '?back=cancelled', '?back=returned']) {
    expect(await pay(id, query)).toMatchObject({ view: 'unpaid', amountLkr: totalLkr });
  }
  expect(await tryPaymentAgain(shop, id)).toMatchObject({ ok: true });
  const fields = { order_id: `${orderNumber}-1`, amount: `${totalLkr}.00` };
  expect(await pay(id)).toMatchObject({ view: 'ready', fields });
});

test('without the keys of PayHere the page of an unpaid order offers the other payment methods, and no attempt', async () => {
  const { shop, pay, choose } = await aBrowser(undefined, { hasKeys: false });
  const { id } = await anOnlineOrder(shop);
  for (const query of ['', '?back=cancelled'])
    expect(await pay(id, query)).toMatchObject({ view: 'unavailable', otherMethods: ['cod'] });
  expect(await pay(id, '?back=returned')).toMatchObject({ view: 'confirming' });
  expect(await choose(id, 'payhere')).toMatchObject({
    data: { refusal: { code: 'not-payable-online' } },
  });
  expect(await shop.db.$count(paymentAttempts)).toBe(1);
  expect(await choose(id, 'cod')).toMatchObject({ status: 303 });
  expect(await findOrder(shop, id)).toMatchObject({ paymentMethod: 'cod', dueLkr: 3800 });
});

test('the page waits half an hour for a payment that PayHere leaves pending, and then offers another attempt', async () => {
  const { shop, pay } = await aBrowser();
  const order = await anOnlineOrder(shop);
  await recordNotification(shop, aNotification(order, 0));
  for (const query of ['', '?back=cancelled', '?back=returned'])
    expect(await pay(order.id, query)).toMatchObject({ view: 'confirming' });
  shop.clock.at = new Date(shop.clock.at.getTime() + reservationMs);
  for (const query of ['', '?back=cancelled', '?back=returned'])
    expect(await pay(order.id, query)).toMatchObject({ view: 'unpaid' });
});
