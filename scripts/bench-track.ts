import { randomInt } from 'node:crypto';
import { openShopServer } from '#test/open-shop-server.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { visitorOf } from '#test/visitor.ts';
import { median } from './bench/median.ts';
import { buildIfNeeded } from './build/build-shop.ts';

/**
 * Measures whether response times of 'Track my order' reveal which phones have ordered: phones with and without an order
 * alternate, each with a wrong number, `npm run bench:track -- <tries>` times in all, and their medians are compared.
 */
const tries = Number(process.argv[2] ?? 200);
/** A phone is told to wait after ten misses. */
const missesOfPhone = 10;
/** Less than the random delay of a network between the shop and an attacker. */
const mostDifferenceMs = 10;

type Kind = 'known' | 'unknown';

const knownPhone = (at: number) => `+9477${2_000_000 + at}`;
const unknownPhone = (at: number) => `+9471${2_000_000 + at}`;

async function order(url: string, phone: string) {
  const shopper = visitorOf(url);
  const { body } = await shopper.get('/');
  const productId = /name="productId" value="([0-9a-f-]{36})"/.exec(body)?.[1] ?? '';
  await putInCart(shopper, productId);
  const placed = await placeOrder(shopper, { phone });
  if (orderIdOf(placed) === undefined) throw new Error(`No order was placed: ${placed.status}`);
}

/** Sends a wrong number from another browser at another address, and returns the time with the page without the phone. */
async function miss(url: string, phone: string) {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  const headers = { 'X-Forwarded-For': address };
  const began = performance.now();
  const answer = await visitorOf(url).post('/track', { orderNumber: '999999', phone }, headers);
  const ms = performance.now() - began;
  const page = answer.body.replaceAll(phone, '').replaceAll(/nonce="[^"]*"/g, '');
  return { ms, page: `${answer.status} ${page}` };
}

await buildIfNeeded();
process.env['TRUSTED_PROXIES'] = '127.0.0.1';
const shop = await openShopServer({ fresh: true });
try {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let pair = 0; pair < tries / 2; pair += 1) {
    const at = Math.floor(pair / missesOfPhone);
    if (pair % missesOfPhone === 0) await order(shop.url, knownPhone(at));
    const phones = { known: knownPhone(at), unknown: unknownPhone(at) };
    const turn: Kind[] = pair % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    const pages = new Set<string>();
    for (const kind of turn) {
      const { ms, page } = await miss(shop.url, phones[kind]);
      times[kind].push(ms);
      pages.add(page);
    }
    if (pages.size !== 1) throw new Error('The answers differ.');
  }
  const apart = median(times.known) - median(times.unknown);
  const said = [median(times.known), median(times.unknown), apart].map((ms) => ms.toFixed(1));
  console.log(`/track: known ${said[0]} ms, unknown ${said[1]} ms, apart ${said[2]} ms`);
  if (Math.abs(apart) > mostDifferenceMs) process.exitCode = 1;
} finally {
  await shop.remove();
}
