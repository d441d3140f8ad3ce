import { setTimeout as pause } from 'node:timers/promises';
import { aBuyer, checkoutFields, orderIdOf } from '#test/shopping.ts';
import type { Visitor } from '#test/visitor.ts';
import type { Form, TradingShop } from './trading-shop.ts';

let made = 0;

/** Buys until stopped. A form without a response is sent again, as when a shopper presses the button again. */
export async function buyUntilStopped(
  tradingShop: TradingShop,
  next: () => Visitor,
  signal: AbortSignal,
) {
  let form = takeUnanswered(tradingShop, next());
  while (!signal.aborted) {
    form ??= await fillInCheckout(tradingShop, next()).catch(() => undefined);
    if (form && (await send(tradingShop, form))) form = undefined;
    else await pause(20);
  }
  if (form) tradingShop.unanswered.push(form);
}

/** Takes a form without a response. A customer resends only their own, because a customer's cart has one key. */
function takeUnanswered({ customers, unanswered }: TradingShop, buyer: Visitor): Form | undefined {
  const isCustomer = (visitor: Visitor) => customers.includes(visitor);
  const index = unanswered.findIndex((form) =>
    isCustomer(buyer) ? form.buyer === buyer : !isCustomer(form.buyer),
  );
  return index < 0 ? undefined : unanswered.splice(index, 1)[0];
}

async function fillInCheckout(
  { random, productIds }: TradingShop,
  buyer: Visitor,
): Promise<Form | undefined> {
  const productId = random.pick(productIds);
  const quantity = random.between(1, 3);
  const put = await buyer.post('/cart/lines', {
    intent: 'set',
    productId,
    quantity,
    language: 'en',
  });
  // Otherwise the buyer would order the previous content of the cart.
  if (put.status >= 400) return undefined;
  const page = await buyer.get('/checkout');
  const hidden = checkoutFields(page.body);
  if (!hidden['idempotencyKey']) return undefined;
  made += 1;
  const email = `buyer-${made}@example.lk`;
  return { buyer, productId, quantity, email, fields: { ...hidden, ...aBuyer({ email }) } };
}

/** Sends a form. Returns whether its outcome is known. */
async function send(tradingShop: TradingShop, { buyer, fields, ...form }: Form): Promise<boolean> {
  const response = await buyer.post('/checkout', fields).catch(() => undefined);
  if (!response || response.status === 503) return false;
  const orderId = orderIdOf(response);
  if (!orderId) {
    tradingShop.anomalies.push(`An order was answered with ${response.status}`);
    return response.status < 500;
  }
  tradingShop.confirmed.push({ orderId, ...form });
  tradingShop.unchanged.push(orderId);
  return true;
}
