import { expect, test } from 'vitest';
import { phoneCodes } from '#domain/accounts/phone-codes/tables.server.ts';
import { kamalaWithPhone, otherCode, requestCode } from '#test/phone-codes.ts';
import { findPendingCodeId } from './find-pending-code-id.server.ts';

const phone = '+94771112233';
const wrong = { ok: false, refusal: { code: 'code-wrong' } };

test('after five wrong attempts, even of fifty at once, the right code is refused too', async () => {
  const { shop, userId, lastCode, submitCode } = await kamalaWithPhone(phone);
  await requestCode(shop, userId);
  expect(await findPendingCodeId(shop, userId)).toBeDefined();
  const guesses = Array.from({ length: 50 }, () => submitCode(otherCode(lastCode())));
  for (const result of await Promise.all(guesses)) expect(result).toEqual(wrong);
  expect((await shop.db.select().from(phoneCodes))[0]?.tries).toBe(5);
  expect(await submitCode(lastCode())).toEqual(wrong);
  expect(await findPendingCodeId(shop, userId)).toBeUndefined();
});

test('of fifty concurrent requests with the right code, one verifies the phone', async () => {
  const { shop, userId, lastCode, submitCode } = await kamalaWithPhone(phone);
  await requestCode(shop, userId);
  const results = await Promise.all(Array.from({ length: 50 }, () => submitCode(lastCode())));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shop.db.$count(phoneCodes)).toBe(0);
});
