import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  buyWithEmail,
  faultsInMessages,
  openMailingShop,
  reopenAfterKill,
  until,
} from '#test/mailing-shop.ts';
import { type ShopServer, usualDatabase } from '#test/open-shop-server.ts';
import { queryDatabase } from '#test/query-database.ts';
import { databases } from '#test/stocked-shops.ts';

const rounds = 4;
/** Each round is a start, and the embedded shop starts slowly on a busy machine. */
const testTimeoutMs = 300_000;

/** Buys until a request fails, which means that the shop was killed. */
async function buyUntilKilled(
  shop: ShopServer,
  { productId, name, confirmed }: { productId: string; name: string; confirmed: string[] },
) {
  for (let each = 0; ; each += 1) {
    const email = `${name}-${each}@example.lk`;
    try {
      if (await buyWithEmail(shop, productId, email)) confirmed.push(email);
    } catch {
      return;
    }
  }
}

test.each(databases)(
  '%s: killed at any moment of selling, no order is without its message and no message without its order',
  async (database) => {
    const { shop: opened, mail, productId } = await openMailingShop(database);
    const confirmed: string[] = [];
    let shop = opened;
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const victim = shop;
        const before = confirmed.length;
        const buyers = Array.from({ length: 4 }, (_, index) =>
          buyUntilKilled(victim, { productId, name: `b${round}-${index}`, confirmed }),
        );
        await until(() => confirmed.length > before + 2, 'someone buys');
        await pause(Math.random() * 400);
        await victim.kill();
        await Promise.all(buyers);
        expect(await queryDatabase(victim, faultsInMessages), `round ${round}`).toEqual([]);
        shop = await reopenAfterKill(victim);
      }

      const idsTo = (email: string) =>
        mail.received.filter(({ to }) => to.includes(email)).map(({ messageId }) => messageId);
      await until(() => confirmed.every((email) => idsTo(email).length > 0), 'all e-mails come');
      for (const email of confirmed) expect(new Set(idsTo(email)).size).toBe(1);
    } finally {
      await shop.remove();
      await mail.close();
    }
  },
  testTimeoutMs,
);

test('a shop that is stopped finishes the e-mail that it is sending', async () => {
  const held: (() => void)[] = [];
  let isHolding = true;
  const { shop, mail, productId } = await openMailingShop(usualDatabase, {
    onMailFrom: (_from, _session, done) => (isHolding ? held.push(done) : done()),
  });
  try {
    await buyWithEmail(shop, productId, 'nimal@example.lk');
    await until(() => held.length > 0, 'an e-mail is being sent');

    const stopped = shop.stop();
    await until(() => shop.output().includes('Closing:'), 'the shop has heard that it should end');
    isHolding = false;
    for (const accept of held) accept();
    expect(await stopped).toBe(0);

    expect(mail.received.length).toBeGreaterThan(0);
    const sent = await queryDatabase(shop, (query) =>
      query(`select id from messages where state = 'sent' and lease_until is null`),
    );
    expect(sent).toHaveLength(mail.received.length);
  } finally {
    await shop.remove();
    await mail.close();
  }
});
