import { eq } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import type { ShopEvent } from '#domain/kernel/events.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { notifyWaiting } from '#domain/stock-alerts/notify-waiting.server.ts';
import { requestStockAlert } from '#domain/stock-alerts/request-stock-alert.server.ts';
import { aProduct, openTestShop, type TestShop } from './shop.ts';

const dayMs = 24 * 60 * 60 * 1000;
const linkTo = (token: string) => `https://shop.example.lk/stock-alert/${token}`;

/** Opens a shop that records its messages, with a product that is sold out. */
export async function openSoldOutShop() {
  const announced: ShopEvent[] = [];
  const listener = async (_: unknown, event: ShopEvent) => {
    announced.push(event);
  };
  const shop = await openTestShop({ listeners: [listener, writeMessages({ demo: false })] });
  const product = await aProduct(shop, { stock: 0 });
  const eventsWithLink = () => announced.flatMap((event) => ('link' in event ? [event] : []));
  const newestToken = () => eventsWithLink().at(-1)?.link.split('/').at(-1) ?? '';
  return { shop, product, eventsWithLink, newestToken };
}

/** Requests a stock alert as a shopper does, from a default e-mail and IP address. */
export function requestAlert(
  shop: TestShop,
  slug: string,
  overrides: { email?: string; clientAddress?: string } = {},
) {
  advanceClock(shop);
  const request = { email: 'nimal@example.lk', clientAddress: '1.2.3.4', ...overrides };
  return requestStockAlert(shop, { slug, language: 'en', alertUrl: linkTo, ...request });
}

/** Writes the messages that are due, as a background job does. */
export function notifyWaitingAlerts(shop: TestShop) {
  advanceClock(shop);
  return notifyWaiting(shop, (_, token) => linkTo(token));
}

export function restock(shop: TestShop, id: string, stock = 3) {
  return shop.db.update(products).set({ stock }).where(eq(products.id, id));
}

export function advanceDays(shop: TestShop, days: number) {
  shop.clock.at = new Date(shop.clock.at.getTime() + days * dayMs);
}

/** Advances the clock, so that no two messages have the same time: the shop sends only the newest message of an alert. */
function advanceClock(shop: TestShop) {
  shop.clock.at = new Date(shop.clock.at.getTime() + 1);
}
