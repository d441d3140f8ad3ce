import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { messageIdOf } from '#test/mail-server.ts';
import {
  buyWithEmail,
  openMailingShop,
  ownerAddress,
  reopenAfterKill,
  until,
} from '#test/mailing-shop.ts';
import type { ShopServer } from '#test/open-shop-server.ts';
import { databases } from '#test/stocked-shops.ts';

const buyer = 'nimal@example.lk';
let cleanUp: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp) await clean();
  cleanUp = [];
});

/** Kills the given shop once, when asked to. */
function openKiller() {
  let victim: ShopServer | undefined;
  let killed: Promise<void> | undefined;
  return {
    waitFor: (shop: ShopServer) => {
      victim = shop;
    },
    kill: () => {
      if (victim) killed ??= victim.kill();
    },
    isDone: () => killed !== undefined,
    done: () => killed,
  };
}
type Killer = ReturnType<typeof openKiller>;

async function buyAndDie(
  database: (typeof databases)[number],
  overrides: SMTPServerOptions,
  killer: Killer,
) {
  const { shop, mail, productId } = await openMailingShop(database, overrides);
  cleanUp.push(shop.remove, mail.close);
  killer.waitFor(shop);
  expect(await buyWithEmail(shop, productId, buyer)).toBeDefined();
  await until(killer.isDone, 'the shop is killed');
  await killer.done();
  cleanUp.push((await reopenAfterKill(shop)).remove);
  return mail;
}

const steps: [string, (killer: Killer) => SMTPServerOptions][] = [
  [
    'it has opened the connection',
    (killer) => ({ onConnect: (_session, done) => killAnd(killer, done) }),
  ],
  [
    'it has named the sender',
    (killer) => ({ onMailFrom: (_from, _session, done) => killAnd(killer, done) }),
  ],
  [
    'it has named the recipient',
    (killer) => ({ onRcptTo: (_to, _session, done) => killAnd(killer, done) }),
  ],
];

function killAnd(killer: Killer, done: () => void) {
  killer.kill();
  done();
}

describe.each(databases)('%s', (database) => {
  test.each(steps)(
    'killed when %s, the shop sends each e-mail after the next start',
    async (_step, takeOver) => {
      const killer = openKiller();

      const mail = await buyAndDie(database, takeOver(killer), killer);

      // An e-mail may come twice, with the same id, because sending is at least once.
      const ids = () => new Set(mail.received.map(({ messageId }) => messageId));
      await until(() => ids().size >= 2, 'both e-mails have come');
      expect(ids().size).toBe(2);
      expect(new Set(mail.received.flatMap(({ to }) => to))).toEqual(
        new Set([buyer, ownerAddress]),
      );
    },
  );

  test('killed between sending and recording, the shop sends the same e-mail with the same id', async () => {
    const killer = openKiller();
    const ids: string[] = [];
    const acceptAndKill: SMTPServerOptions = {
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const isToBuyer = session.envelope.rcptTo.some(({ address }) => address === buyer);
          if (!isToBuyer) return done();
          ids.push(messageIdOf(Buffer.concat(parts).toString()));
          // The e-mail is accepted, and the shop dies before it learns so.
          return ids.length === 1 ? killer.kill() : done();
        });
      },
    };

    await buyAndDie(database, acceptAndKill, killer);

    await until(() => ids.length >= 2, 'the e-mail comes again');
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@shop\.lk>$/);
    expect(ids[1]).toBe(ids[0]);
  });
});
