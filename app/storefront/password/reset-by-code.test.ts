import { expect, test } from 'vitest';
import { requestReset } from '#domain/auth/resets/request-password-reset.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anAccountFor, identifierOf, verify } from '#test/password-reset.ts';
import { codeSecret, otherCode, phoneOfTests } from '#test/phone-codes.ts';
import { openTestShop } from '#test/shop.ts';
import type { Route } from './+types/reset-by-code.route';
import { action } from './reset-by-code.route.tsx';

const phone = '+94771112233';
const password = 'cardamom-and-clove';
const savedPath = '/si/reset-password';

async function openShopWithKamala() {
  const { listener, lastCode } = phoneOfTests();
  const shop = await openTestShop({ listeners: [listener] });
  await verify(shop, await anAccountFor(shop, phone), phone);
  const ask = () =>
    requestReset(shop, {
      ...{ identifier: identifierOf(phone), language: 'si', clientAddress: '203.0.113.7' },
      ...{ resetUrl: (token: string) => token, codeSecret },
    });
  await ask();
  /** Returns the path that follows, or the status of a refusal. */
  const press = async (typed: { code: string; password?: string; identifier?: string }) => {
    const form = { identifier: phone, password, ...typed };
    const { args, running } = await visitArgs(shop, { path: '/si/reset-by-code', form });
    Object.assign(running, { secret: codeSecret });
    const returned = await action(args as unknown as Route.ActionArgs);
    return returned instanceof Response ? returned.headers.get('Location') : returned.init?.status;
  };
  return { shop, lastCode, ask, press };
}

test('a new password by code that is sent twice, as by a double click or after a lost response, is saved both times', async () => {
  const { lastCode, press } = await openShopWithKamala();
  expect(await press({ code: otherCode(lastCode()) })).toBe(409);
  const form = { code: lastCode() };
  expect(await Promise.all([press(form), press(form)])).toEqual([savedPath, savedPath]);
  expect(await press(form)).toBe(savedPath);
});

test('a used code sets no other password, and is refused with another code, phone or password', async () => {
  const { lastCode, press } = await openShopWithKamala();
  const code = lastCode();
  expect(await press({ code })).toBe(savedPath);
  expect(await press({ code, password: 'another-password' })).toBe(409);
  expect(await press({ code: otherCode(code) })).toBe(409);
  expect(await press({ code, identifier: '0779998877' })).toBe(409);
  expect(await press({ code })).toBe(savedPath);
});

test('repeating a reset with its used code is refused after ten minutes, after five attempts, and after a newer code', async () => {
  const expired = await openShopWithKamala();
  await expired.press({ code: expired.lastCode() });
  expired.shop.clock.at = new Date(expired.shop.clock.at.getTime() + 11 * 60_000);
  expect(await expired.press({ code: expired.lastCode() })).toBe(409);

  const guessed = await openShopWithKamala();
  await guessed.press({ code: guessed.lastCode() });
  for (let guesses = 0; guesses < 4; guesses += 1)
    await guessed.press({ code: otherCode(guessed.lastCode()) });
  expect(await guessed.press({ code: guessed.lastCode() })).toBe(409);

  const renewed = await openShopWithKamala();
  const usedCode = renewed.lastCode();
  await renewed.press({ code: usedCode });
  await renewed.ask();
  expect(renewed.lastCode()).not.toBe(usedCode);
  expect(await renewed.press({ code: usedCode })).toBe(409);
  expect(await renewed.press({ code: renewed.lastCode() })).toBe(savedPath);
});
