import { beforeEach, expect, test } from 'vitest';
import { maxHolders } from '#domain/customers/identifiers/holders.server.ts';
import { countHashes } from '#test/count-hashes.ts';
import { aSignedUpCustomer, rightPassword, signInFrom } from '#test/customer-visits.ts';
import { isFullRun } from '#test/full-run.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

const identifier = 'kamala@example.lk';
const guesses = isFullRun ? 10_000 : 400;
const concurrentGuesses = 50;

let shop: TestShop;
let running: RunningShop;
let customerCookie: string;
beforeEach(async () => {
  shop = await openTestShop();
  running = aRunningShop(shop);
  customerCookie = (await aSignedUpCustomer(running, identifier)).cookie;
});

/** Sends wrong passwords from this many addresses in turn. Returns how many were refused without comparing a hash. */
async function guess(addresses: number): Promise<number> {
  let refusedEarly = 0;
  for (let start = 0; start < guesses; start += concurrentGuesses) {
    const round = Array.from(
      { length: concurrentGuesses },
      (_, index) => (start + index) % addresses,
    );
    const answers = await Promise.all(round.map(guessFrom));
    refusedEarly += answers.filter((code) => code === 'too-many-attempts').length;
  }
  return refusedEarly;
}

async function guessFrom(addressNumber: number): Promise<string> {
  const clientAddress = `10.1.${Math.floor(addressNumber / 250)}.${addressNumber % 250}`;
  const attempt = { identifier, password: `guess-${addressNumber}` };
  const result = await signInFrom(running, attempt, { clientAddress });
  return result.ok ? 'signed-in' : result.refusal.code;
}

test.each(isFullRun ? [1, 1000] : [1000])(
  'hundreds of wrong passwords from %i addresses: ten are checked, and the customer’s own browser signs in at once',
  async (addresses) => {
    let refusedEarly = 0;
    const hashes = await countHashes(async () => {
      refusedEarly = await guess(addresses);
    });
    expect(hashes).toBeLessThanOrEqual(10 * maxHolders);
    expect(refusedEarly).toBe(guesses - hashes / maxHolders);

    const attempt = { identifier, password: rightPassword };
    expect(await signInFrom(running, attempt)).toMatchObject({ ok: false });
    expect(await signInFrom(running, attempt, { cookie: customerCookie })).toMatchObject({
      ok: true,
    });
  },
  120_000,
);
