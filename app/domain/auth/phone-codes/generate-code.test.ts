import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { phoneCodes } from '#domain/accounts/phone-codes/tables.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import { attemptBudgets } from '#domain/limits/tables.server.ts';
import { anAccountFor } from '#test/password-reset.ts';
import { codeBudgets, kamalaWithPhone, requestCode } from '#test/phone-codes.ts';
import { hashPhoneCode, sweepPhoneCodes } from './generate-code.server.ts';

const phone = '+94771112233';

test('a thousand requests from a thousand IP addresses send three codes in an hour to one phone and six in a day', async () => {
  const { shop, received } = await kamalaWithPhone(phone);
  const accounts = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const userId = await anAccountFor(shop, 'x@example.lk');
      await shop.db.update(customers).set({ phone }).where(eq(customers.userId, userId));
      return userId;
    }),
  );
  const ask = (turn: number) => requestCode(shop, accounts[turn % 10] ?? '', `10.0.${turn}`);
  // Sends one request of each account first: a second one of an account within ten seconds would send no code.
  await Promise.all(Array.from({ length: 10 }, (_, turn) => ask(turn)));
  // Not all at once: on a busy machine the last ones would wait longer for a connection than the shop allows.
  for (let turn = 10; turn < 1000; turn += 90) {
    await Promise.all(Array.from({ length: 90 }, (_, index) => ask(turn + index)));
  }
  expect(received).toHaveLength(3);

  for (let hour = 0; hour < 5; hour += 1) {
    shop.clock.at = new Date(shop.clock.at.getTime() + 61 * 60_000);
    for (let turn = 0; turn < 5; turn += 1) await ask(turn);
  }
  expect(received).toHaveLength(6);
});

test('a request that is sent twice, as by a double click, sends one code, which stays valid', async () => {
  const { shop, userId, received, lastCode, submitCode } = await kamalaWithPhone(phone);
  const results = await Promise.all([requestCode(shop, userId), requestCode(shop, userId)]);
  expect(results.every((result) => result.ok)).toBe(true);
  expect(received).toHaveLength(1);
  expect(await submitCode(lastCode())).toMatchObject({ ok: true });
});

test('a request that is sent twice, as by a double click, spends one attempt of each budget', async () => {
  const { shop, userId, received } = await kamalaWithPhone(phone);
  await Promise.all([1, 2].map(() => requestCode(shop, userId, '10.0.0.1')));
  await requestCode(shop, userId, '10.0.0.1');
  expect(received).toHaveLength(1);
  const spent = await shop.db.select({ used: attemptBudgets.used }).from(attemptBudgets);
  expect(spent).toEqual(codeBudgets.map(() => ({ used: 1 })));
});

test('the hash of a code depends on the secret and on the row', () => {
  const hashes = [
    hashPhoneCode('one secret', 'a row', '123456'),
    hashPhoneCode('another secret', 'a row', '123456'),
    hashPhoneCode('one secret', 'another row', '123456'),
  ];
  expect(new Set(hashes).size).toBe(3);
});

test('a code is deleted a day after it expired', async () => {
  const { shop, userId } = await kamalaWithPhone(phone);
  await requestCode(shop, userId);
  shop.clock.at = new Date(shop.clock.at.getTime() + 24 * 60 * 60_000);
  await sweepPhoneCodes(shop);
  expect(await shop.db.$count(phoneCodes)).toBe(1);
  shop.clock.at = new Date(shop.clock.at.getTime() + 11 * 60_000);
  await sweepPhoneCodes(shop);
  expect(await shop.db.$count(phoneCodes)).toBe(0);
});
