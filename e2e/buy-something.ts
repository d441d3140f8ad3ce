import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { visitorOf } from '#test/visitor.ts';

let bought = 0;

/** Places an order as a new guest. Returns its id, and the guest's name and phone number as people write it. */
export async function buySomething(shopUrl = '', overrides: Record<string, string> = {}) {
  bought += 1;
  const digits = `${Date.now()}${bought}`.slice(-7);
  const customerName = `Dilani ${digits}`;
  const shopper = visitorOf(shopUrl);
  const home = await shopper.get('/');
  const [, productId = ''] = /name="productId" value="([0-9a-f-]{36})"/.exec(home.body) ?? [];
  await putInCart(shopper, productId);
  const placed = await placeOrder(shopper, {
    customerName,
    phone: `+9477${digits}`,
    ...overrides,
  });
  const orderId = orderIdOf(placed);
  if (orderId === undefined) throw new Error(`No order was placed: ${placed.status}`);
  const phone = `077 ${digits.slice(0, 3)} ${digits.slice(3)}`;
  return { orderId, customerName, phone };
}
