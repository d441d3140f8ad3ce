import { randomInt } from 'node:crypto';
import { openShopServer } from '#test/open-shop-server.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { visitorOf } from '#test/visitor.ts';
import { median } from './bench/median.ts';
import { buildIfNeeded } from './build/build-shop.ts';

/**
 * Measures whether response times of 'Track my order' reveal which phones have ordered: phones with and without an order
 * alternate, each with a guessed number, `npm run bench:track -- <attempts>` times in all from 1,000 IP addresses, and their
 * medians are compared. Prints how many guesses found an order: each has a chance of one in a million.
 */
const attempts = Number(process.argv[2] ?? 200);
const addressCount = 1_000;
/** The product of the demo shop with 500 units. */
const plentifulSlug = 'joint-relief-roll-on-15-ml';
/** The misses of one phone that the shop allows in an hour (`track:phone` in budgets.ts). */
const missesOfPhone = 10;
/** Less than the random delay of a network between the shop and an attacker. */
const maxDifferenceMs = 10;

type Kind = 'known' | 'unknown';

const knownPhone = (index: number) => `+9477${2_000_000 + index}`;
const unknownPhone = (index: number) => `+9471${2_000_000 + index}`;

async function placeOrderOf(url: string, phone: string) {
  const shopper = visitorOf(url);
  const { body } = await shopper.get(`/products/${plentifulSlug}`);
  const productId = /name="productId" value="([0-9a-f-]{36})"/.exec(body)?.[1] ?? '';
  await putInCart(shopper, productId);
  const placed = await placeOrder(shopper, { phone });
  if (orderIdOf(placed) === undefined) throw new Error(`No order was placed: ${placed.status}`);
}

let sent = 0;

/** Sends a guess from a new browser, and returns its milliseconds and the page without the typed values. */
async function guess(url: string, phone: string) {
  sent += 1;
  const address = `10.0.${Math.floor((sent % addressCount) / 250)}.${(sent % 250) + 1}`;
  const orderNumber = `${randomInt(1e6)}`.padStart(6, '0');
  const headers = { 'X-Forwarded-For': address };
  const began = performance.now();
  const response = await visitorOf(url).post('/track', { orderNumber, phone }, headers);
  const ms = performance.now() - began;
  if (response.status === 429) throw new Error('The shop refused to look.');
  const page = response.body
    .replaceAll(phone, '')
    .replaceAll(orderNumber, '')
    .replaceAll(/nonce="[^"]*"/g, '');
  return { ms, page: `${response.status} ${page}` };
}

await buildIfNeeded();
process.env['TRUSTED_PROXIES'] = '127.0.0.1';
const shop = await openShopServer({ fresh: true });
try {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  let found = 0;
  for (let pair = 0; pair < attempts / 2; pair += 1) {
    const index = Math.floor(pair / missesOfPhone);
    if (pair % missesOfPhone === 0) await placeOrderOf(shop.url, knownPhone(index));
    const phones = { known: knownPhone(index), unknown: unknownPhone(index) };
    const kinds: Kind[] = pair % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    const pages = new Set<string>();
    for (const kind of kinds) {
      const { ms, page } = await guess(shop.url, phones[kind]);
      times[kind].push(ms);
      pages.add(page);
    }
    if (pages.size !== 1) found += 1;
  }
  const differenceMs = median(times.known) - median(times.unknown);
  const formatted = [median(times.known), median(times.unknown), differenceMs].map((ms) =>
    ms.toFixed(1),
  );
  console.log(
    `/track: known ${formatted[0]} ms, unknown ${formatted[1]} ms, apart ${formatted[2]} ms`,
  );
  console.log(`${sent} guesses from ${addressCount} addresses, of which ${found} found an order`);
  if (Math.abs(differenceMs) > maxDifferenceMs || found > 1) process.exitCode = 1;
} finally {
  await shop.remove();
}
