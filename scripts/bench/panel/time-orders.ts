import { fillInCheckouts } from '#test/rush.ts';
import { orderIdOf, putInCart } from '#test/shopping.ts';
import { type Visitor, visitorOf } from '#test/visitor.ts';

const rounds = 5;
const atOnce = 8;

/** Measures each press of "Place order": eight shoppers at once, the next eight when these are served. */
export async function timeOrders(url: string): Promise<number[]> {
  const times: number[] = [];
  // The first eight warm up what every order needs.
  for (let round = 0; round <= rounds; round += 1) {
    const shoppers = await Promise.all(Array.from({ length: atOnce }, () => goShopping(url)));
    const forms = await fillInCheckouts(shoppers);
    const pressed = await Promise.all(shoppers.map((one, index) => press(one, forms[index] ?? {})));
    if (round > 0) times.push(...pressed);
  }
  return times;
}

async function goShopping(url: string): Promise<Visitor> {
  const visitor = visitorOf(url);
  const { body } = await visitor.get('/');
  const productId = /name="productId" value="([0-9a-f-]{36})"/.exec(body)?.[1];
  if (!productId) throw new Error('The landing page offers no product.');
  await putInCart(visitor, productId);
  return visitor;
}

async function press(visitor: Visitor, form: Record<string, string>): Promise<number> {
  const began = performance.now();
  const answer = await visitor.post('/checkout', form);
  const tookMs = performance.now() - began;
  if (!orderIdOf(answer)) throw new Error(`The checkout answered ${answer.status}.`);
  return tookMs;
}
