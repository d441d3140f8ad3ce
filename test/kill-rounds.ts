import { setTimeout as pause } from 'node:timers/promises';
import { openShopWithStocks } from './busy-shop.ts';
import { brokenInvariants } from './invariants.ts';
import { lookInside, type Query } from './look-inside.ts';
import type { ShopServer } from './open-shop-server.ts';
import { orderIdOf, placeOrder } from './shopping.ts';
import { signUp } from './signing-in.ts';
import type { Visitor } from './visitor.ts';

/** What a buyer saw confirmed: by 303, to the page of this order. */
type Confirmed = { orderId: string; productId: string; quantity: number };
export type Round = { round: number; confirmed: number; orders: number; faults: string[] };

const guestsAtOnce = 4;
const customersAtOnce = 2;
const fewestOrders = 5;
const mostOrders = 25;
const tradingMs = 20_000;

/**
 * Kills the shop, with the embedded database, by SIGKILL again and again in the middle of orders. Each time every
 * confirmed order has to exist, complete, and the invariants have to hold.
 */
export async function* killRounds(rounds: number): AsyncGenerator<Round> {
  const opened = await openShopWithStocks('embedded', [9_000, 9_000]);
  let { shop } = opened;
  const confirmed: Confirmed[] = [];
  const customers: Visitor[] = [];
  try {
    for (let made = 1; made <= customersAtOnce; made += 1) {
      const customer = shop.visitor();
      await signUp(customer, `Customer${made}`);
      customers.push(customer);
    }
    for (let round = 1; round <= rounds; round += 1) {
      if (round > 1) shop = await shop.reopen();
      await tradeUntilKilled(shop, { ...opened, customers, confirmed });
      yield await lookInside(shop, (query) => judge(query, round, confirmed));
    }
  } finally {
    await shop.remove();
  }
}

type Trade = { productIds: string[]; customers: Visitor[]; confirmed: Confirmed[] };

async function tradeUntilKilled(shop: ShopServer, { productIds, customers, confirmed }: Trade) {
  const guests = Array.from({ length: guestsAtOnce }, () => shop.visitor);
  const buyers = [...guests, ...customers.map((customer) => () => customer)].map((next, index) =>
    buyForEver(next, productIds[index % productIds.length] ?? '', confirmed),
  );
  const enough = confirmed.length + fewestOrders + Math.random() * (mostOrders - fewestOrders);
  const deadline = Date.now() + tradingMs;
  while (confirmed.length < enough && Date.now() < deadline) await pause(Math.random() * 20);
  await shop.kill();
  await Promise.all(buyers);
}

/** Ends when the shop is gone, that is when a request fails. Refills a cart that the last end left full. */
async function buyForEver(next: () => Visitor, productId: string, confirmed: Confirmed[]) {
  for (let quantity = 1; ; quantity = (quantity % 3) + 1) {
    const buyer = next();
    try {
      await buyer.post('/cart/lines', { intent: 'set', productId, quantity, language: 'en' });
      const orderId = orderIdOf(await placeOrder(buyer));
      if (orderId) confirmed.push({ orderId, productId, quantity });
    } catch {
      return;
    }
  }
}

async function judge(query: Query, round: number, confirmed: readonly Confirmed[]): Promise<Round> {
  const faults = await brokenInvariants(query);
  const lines = await query('select order_id, product_id, quantity from order_lines');
  const kept = new Set(lines.map((line) => keyOf(`${line['order_id']}`, line)));
  const lost = confirmed.filter(
    (line) => !kept.has(`${line.orderId} ${line.productId} ${line.quantity}`),
  );
  if (lost.length > 0) faults.push(`${lost.length} × a confirmed order that is lost`);
  return { round, confirmed: confirmed.length, orders: lines.length, faults };
}

function keyOf(orderId: string, line: Record<string, unknown>): string {
  return `${orderId} ${line['product_id']} ${line['quantity']}`;
}
