import { beforeEach, expect, test } from 'vitest';
import { countHashes } from '#test/count-hashes.ts';
import { anAccountFor, mailbox } from '#test/password-reset.ts';
import { requestResetFrom } from '#test/password-reset-visits.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { openTestShop, passSeconds, type TestShop } from '#test/shop.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

const knownEmail = 'kamala@example.lk';
const unknownEmail = 'nobody@example.lk';
/** The phone of a second account. Without SMS its request waits for the owner, so that nothing is sent. */
const knownPhone = '0771234567';
const accepted = { ok: true, value: undefined };

let shop: TestShop;
let running: RunningShop;
let mails: ReturnType<typeof mailbox>['mails'];
beforeEach(async () => {
  const box = mailbox();
  mails = box.mails;
  shop = await openTestShop({ listeners: [box.listener] });
  running = aRunningShop(shop);
  await anAccountFor(shop, knownEmail);
  await anAccountFor(shop, knownPhone);
});

test('known and unknown accounts get the same result, after one hash each', async () => {
  for (const typed of [knownEmail, unknownEmail, knownPhone, '0112345678']) {
    const ask = async () => expect(await requestResetFrom(running, { typed })).toEqual(accepted);
    expect(await countHashes(ask), typed).toBe(1);
  }
  expect(mails).toHaveLength(1);
});

test('every response takes at least half a second, longer than the work for any account', async () => {
  const timed = async (typed: string) => {
    const startedAt = performance.now();
    await requestResetFrom(running, { typed });
    return performance.now() - startedAt;
  };
  for (const durationMs of await Promise.all([knownEmail, unknownEmail, knownPhone].map(timed))) {
    expect(durationMs).toBeGreaterThan(490);
  }
});

test('the link begins with the configured URL of the shop and the language of the page', async () => {
  await requestResetFrom(running, { typed: knownEmail });
  passSeconds(shop, 10);
  await requestResetFrom(running, { typed: knownEmail, language: 'si' });
  expect(mails.map(({ link }) => link.replace(/[\w-]{43}$/, '…'))).toEqual([
    'http://localhost:3000/reset-password/…',
    'http://localhost:3000/si/reset-password/…',
  ]);
});

test('five requests an hour are accepted for an account, known or not, however it is typed', async () => {
  for (const [typed, again] of [
    [knownEmail, ' KAMALA@Example.lk'],
    [unknownEmail, 'Nobody@example.lk'],
    [knownPhone, '+94 77 123 4567'],
  ] as const) {
    const five = Array.from({ length: 5 }, () => requestResetFrom(running, { typed }));
    expect(await Promise.all(five)).toEqual(five.map(() => accepted));
    expect(await requestResetFrom(running, { typed: again })).toMatchObject({
      refusal: { code: 'too-many-attempts' },
    });
  }
  // Five requests at once are one, as after a double click.
  expect(mails).toHaveLength(1);
  shop.clock.at = new Date('2026-11-21T04:30:00.000Z');
  expect(await requestResetFrom(running, { typed: knownEmail })).toEqual(accepted);
});

test('twenty requests an hour are accepted from one IP address', async () => {
  const oneClient = { clientAddress: '198.51.100.1' };
  const requests = Array.from({ length: 21 }, (_, index) =>
    requestResetFrom(running, { typed: `person-${index}@example.lk` }, oneClient),
  );
  const results = await Promise.all(requests);
  expect(results.filter((result) => result.ok)).toHaveLength(20);
  expect(await requestResetFrom(running, { typed: knownEmail })).toEqual(accepted);
});
