import { beforeEach, expect, test } from 'vitest';
import { readSession } from '#platform/auth/sessions.server.ts';
import { countHashes } from '#test/count-hashes.ts';
import { accepted, aSignedUpCustomer, rightPassword, signInFrom } from '#test/customer-visits.ts';
import { mailbox } from '#test/password-reset.ts';
import { changeFrom, requestResetFrom, resetFrom } from '#test/password-reset-visits.ts';
import { aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { openTestShop, passSeconds, type TestShop } from '#test/shop.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

const identifier = 'kamala@example.lk';
const password = 'cardamom-and-clove';

let shop: TestShop;
let running: RunningShop;
let box: ReturnType<typeof mailbox>;
beforeEach(async () => {
  box = mailbox();
  shop = await openTestShop({ listeners: [box.listener] });
  running = aRunningShop(shop);
});

async function userIdOf(cookie: string) {
  return (await readSession(running.auth, new Headers({ cookie })))?.userId;
}

test('the new password opens the account, and the old password and earlier sessions no longer do', async () => {
  const { userId, cookie } = await aSignedUpCustomer(running, identifier);
  expect(await userIdOf(cookie)).toBe(userId);
  await requestResetFrom(running, { typed: identifier });

  accepted(await resetFrom(running, { token: box.lastToken(), password }));

  expect(await userIdOf(cookie)).toBeUndefined();
  const old = { identifier, password: rightPassword };
  expect(await signInFrom(running, old)).toMatchObject({ ok: false });
  expect(await signInFrom(running, { identifier, password })).toMatchObject({ ok: true });
});

test('a reset link does not sign in, but its browser can sign in while others guess passwords', async () => {
  const { userId } = await aSignedUpCustomer(running, identifier);
  await requestResetFrom(running, { typed: identifier });
  const reset = accepted(await resetFrom(running, { token: box.lastToken(), password }));
  const cookie = cookieHeader(reset.value.setCookies);
  expect(await userIdOf(cookie)).toBeUndefined();

  for (let guess = 0; guess < 11; guess += 1) {
    await signInFrom(running, { identifier, password: `guess-${guess}` });
  }
  expect(await signInFrom(running, { identifier, password })).toMatchObject({ ok: false });
  const signedIn = accepted(await signInFrom(running, { identifier, password }, { cookie }));
  expect(await userIdOf(cookieHeader(signedIn.value.setCookies))).toBe(userId);
});

test('one IP address has thirty attempts to guess a link, and no attempt costs a hash', async () => {
  const hashes = await countHashes(async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      expect(await resetFrom(running, { token: `invented-${turn}`, password })).toEqual({
        ok: false,
        refusal: { code: 'link-unknown' },
      });
    }
  });
  expect(hashes).toBe(0);
  expect(await resetFrom(running, { token: 'invented', password })).toMatchObject({
    refusal: { code: 'too-many-attempts' },
  });
});

test('a new password by link that is sent twice, at once or after a lost response, is saved both times', async () => {
  const { userId } = await aSignedUpCustomer(running, identifier);
  await requestResetFrom(running, { typed: identifier });
  const send = (typed: string) => resetFrom(running, { token: box.lastToken(), password: typed });
  const saved = { ok: true, value: { setCookies: [expect.stringContaining('sandhi_device=')] } };
  expect(await Promise.all([send(password), send(password)])).toEqual([saved, saved]);
  expect(await send(password)).toEqual(saved);

  const used = { ok: false, refusal: { code: 'link-used' } };
  expect(await send('another-password')).toEqual(used);
  await changeFrom(running, { userId, currentPassword: password, password: rightPassword });
  expect(await send(password)).toEqual(used);
});

test('a used link says ten minutes later that it was used, and never says whether more than ten passwords are right', async () => {
  await aSignedUpCustomer(running, identifier);
  await requestResetFrom(running, { typed: identifier });
  const send = (typed: string) => resetFrom(running, { token: box.lastToken(), password: typed });
  accepted(await send(password));
  for (let guess = 0; guess < 10; guess += 1) await send(`guessed-it-${guess}`);
  const used = { ok: false, refusal: { code: 'link-used' } };
  expect(await send(password)).toEqual(used);

  passSeconds(shop, 10);
  await requestResetFrom(running, { typed: identifier });
  shop.clock.at = new Date(shop.clock.at.getTime() + 16 * 60_000);
  accepted(await send(password));
  shop.clock.at = new Date(shop.clock.at.getTime() + 9 * 60_000);
  accepted(await send(password));
  shop.clock.at = new Date(shop.clock.at.getTime() + 2 * 60_000);
  expect(await send(password)).toEqual(used);
});
