import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ShopServer } from '#test/open-shop-server.ts';
import { type Query, queryDatabase } from '#test/query-database.ts';
import { rawRequest } from '#test/raw-request.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { aPdf } from '#test/small-pdf.ts';
import { openShopWithStocks } from '#test/stocked-shops.ts';
import { uploadBody, uploadType } from '#test/upload.ts';

const rounds = 4;
const ordersAtOnce = 3;
const slipsOfOrder = 8;

async function placeTransferOrder(shop: ShopServer, productId: string): Promise<string> {
  const visitor = shop.visitor();
  await putInCart(visitor, productId);
  return orderIdOf(await placeOrder(visitor, { paymentMethod: 'bank_transfer' })) ?? '';
}

/** Sends slips until a request fails, as when the shop was killed. Adds the digests of confirmed slips to `confirmed`. */
async function sendUntilKilled({ port, url }: ShopServer, orderId: string, confirmed: Set<string>) {
  for (let each = 0; each < slipsOfOrder; each += 1) {
    const content = aPdf(`${orderId} ${each} ${'x'.repeat(400_000)}`);
    const headers = { Origin: url, 'Content-Type': uploadType };
    const body = uploadBody([{ name: 'slips', fileName: 'slip.pdf', content }]);
    const path = `/order-success/${orderId}/slip`;
    const response = await rawRequest({ port }, { path, headers, body }).catch(() => undefined);
    if (!response) return;
    if (response.status === 302) confirmed.add(createHash('sha256').update(content).digest('hex'));
  }
}

async function faultsOf(query: Query, confirmed: ReadonlySet<string>): Promise<string[]> {
  const kept = await query(
    `select s.digest, s.bytes, encode(sha256(decode(s.content, 'base64')), 'hex') as real,
            length(decode(s.content, 'base64')) as size,
            (select count(*) from audit_entries a where a.subject_id = s.order_id::text
               and a.action = 'order-slip-sent') as entries
     from bank_slips s`,
  );
  const digests = new Set(kept.map(({ digest }) => `${digest}`));
  const lost = [...confirmed].filter((digest) => !digests.has(digest));
  const broken = kept.filter(({ digest, real, bytes, size }) => digest !== real || bytes !== size);
  const unrecorded = kept.filter(({ entries }) => Number(entries) === 0);
  return [
    ...lost.map((digest) => `${digest} was confirmed and is lost`),
    ...broken.map(({ digest }) => `${digest} is not stored completely`),
    ...unrecorded.map(({ digest }) => `${digest} is in no history`),
  ];
}

test('a shop that is killed while it receives slips loses no confirmed slip and stores no slip in part', async () => {
  const { shop: opened, productIds } = await openShopWithStocks('embedded', [9_000]);
  const confirmed = new Set<string>();
  let shop = opened;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      if (round > 1) shop = await shop.reopen();
      const before = confirmed.size;
      const orderIds: string[] = [];
      for (let each = 0; each < ordersAtOnce; each += 1) {
        orderIds.push(await placeTransferOrder(shop, productIds[0] ?? ''));
      }
      const victim = shop;
      const sending = orderIds.map((orderId) => sendUntilKilled(victim, orderId, confirmed));
      while (confirmed.size < before + 2) await pause(5);
      await pause(Math.random() * 200);
      await shop.kill();
      await Promise.all(sending);

      expect(
        await queryDatabase(shop, (query) => faultsOf(query, confirmed)),
        `round ${round}`,
      ).toEqual([]);
    }
  } finally {
    await shop.remove();
  }
}, 300_000);
