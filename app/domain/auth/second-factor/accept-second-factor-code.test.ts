import { expect, test } from 'vitest';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { codeNow } from '#test/authenticator-code.ts';
import { aCipher, anEnrolment } from '#test/second-factor.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { acceptSecondFactorCode } from './accept-second-factor-code.server.ts';

const minuteMs = 60_000;

async function anEnrolledOwner(name?: string) {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const owner = await anOwner(shop, name === undefined ? {} : { name });
  const { secret, recoveryCodes } = await anEnrolment(owner);
  const { userId } = owner.actor;
  shop.clock.at = new Date(shop.clock.at.getTime() + 10 * minuteMs);
  const accept = (typed: string) =>
    acceptSecondFactorCode(shop, { userId, cipher: aCipher }, typed);
  return { shop, owner, secret, recoveryCodes, accept };
}

test('a code works once, not again in the same half minute nor in the next', async () => {
  const { shop, secret, accept } = await anEnrolledOwner();
  const code = codeNow(secret, shop.now());
  expect(await accept(code)).toBe(true);
  expect(await accept(code)).toBe(false);
  shop.clock.at = new Date(shop.clock.at.getTime() + 30_000);
  expect(await accept(code)).toBe(false);
  expect(await accept(codeNow(secret, shop.now()))).toBe(true);
});

test('codes of the half minutes before and after are accepted, codes two half minutes away are refused', async () => {
  const { shop, secret, accept } = await anEnrolledOwner();
  const code = (halfMinutes: number) => codeNow(secret, shop.now(), halfMinutes);
  expect(await accept(code(-2))).toBe(false);
  expect(await accept(code(2))).toBe(false);
  expect(await accept(code(-1))).toBe(true);
  expect(await accept(code(1))).toBe(true);
});

test('a code older than the last accepted one is refused', async () => {
  const { shop, secret, accept } = await anEnrolledOwner();
  expect(await accept(codeNow(secret, shop.now(), 1))).toBe(true);
  expect(await accept(codeNow(secret, shop.now(), 0))).toBe(false);
});

test('of twenty concurrent requests with the same app code or recovery code, one is accepted', async () => {
  const { shop, secret, recoveryCodes, accept } = await anEnrolledOwner();
  for (const typed of [codeNow(secret, shop.now()), recoveryCodes[0] ?? '']) {
    const results = await Promise.all(Array.from({ length: 20 }, () => accept(typed)));
    expect(results.filter(Boolean)).toHaveLength(1);
  }
});

test('each of the ten recovery codes works once, however it is typed', async () => {
  const { recoveryCodes, accept } = await anEnrolledOwner();
  expect(new Set(recoveryCodes).size).toBe(10);
  const typed = recoveryCodes.map((code, index) =>
    index % 2 === 0 ? code : ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `,
  );
  for (const code of typed) expect(await accept(code)).toBe(true);
  for (const code of recoveryCodes) expect(await accept(code)).toBe(false);
});

test('codes of another admin are refused, and so is an app code whose secret cannot be decrypted', async () => {
  const { shop, secret, recoveryCodes, owner } = await anEnrolledOwner();
  const other = await anOwner(shop, { name: 'Nimal' });
  const typed = [codeNow(secret, shop.now()), ...recoveryCodes, '', '000000', '------'];
  for (const code of typed) {
    expect(
      await acceptSecondFactorCode(shop, { userId: other.actor.userId, cipher: aCipher }, code),
    ).toBe(false);
  }
  const { userId } = owner.actor;
  const otherCipher = { ...aCipher, decrypt: () => undefined };
  expect(await acceptSecondFactorCode(shop, { userId, cipher: otherCipher }, typed[0] ?? '')).toBe(
    false,
  );
});

test('the database holds neither the secret nor a recovery code', async () => {
  const { shop, secret, recoveryCodes } = await anEnrolledOwner();
  const rows = await shop.db.execute(
    'select row_to_json(f)::text as kept from second_factors f union all select row_to_json(c)::text from recovery_codes c',
  );
  const stored = JSON.stringify(rows);
  for (const text of [secret, ...recoveryCodes]) {
    expect(stored).not.toContain(text);
    expect(stored).not.toContain(text.replaceAll('-', ''));
  }
});
