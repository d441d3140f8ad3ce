import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#domain/kernel/shop.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { codeNow } from '#test/authenticator-code.ts';
import { anAccount, aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { anEnrolment, aSession } from '#test/second-factor.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import { writeKnownBrowser } from '#web/cookies/known-browser-cookie.server.ts';
import { readPanelVisitor } from '#web/guards/require-admin.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { enterBySecondFactor, secondFactorCipher } from './second-factor.server.ts';

const minuteMs = 60_000;

let shop: TestShop;
let running: RunningShop;
let userId: string;
let secret: string;
beforeEach(async () => {
  shop = await openTestShop();
  await ensureSettings(shop);
  running = aRunningShop(shop);
  userId = await anAccount(running, {
    username: 'kamala',
    password: 'sesame-and-turmeric',
    owner: true,
  });
  const owner = asAdmin(shop, { userId, name: 'Kamala' });
  ({ secret } = await anEnrolment(owner, secondFactorCipher(running)));
  passMinutes(1);
});

function passMinutes(minutes: number) {
  shop.clock.at = new Date(shop.clock.at.getTime() + minutes * minuteMs);
}

function enter(sessionId: string, typed: string, cookie = '') {
  const request = new Request('http://localhost:3000/admin', { headers: { cookie } });
  return enterBySecondFactor({ running, request, userId, sessionId }, typed);
}

/** Guesses codes with a known password, which gives a new session for every five guesses. Returns the outcomes. */
async function guess(times: number): Promise<string[]> {
  const outcomes: string[] = [];
  let sessionId = '';
  for (let guessed = 0; guessed < times; guessed += 1) {
    if (guessed % 5 === 0) sessionId = await aSession(shop, userId);
    const entered = await enter(sessionId, String(100_000 + guessed));
    outcomes.push(entered.ok ? 'in' : entered.refusal.code);
  }
  return outcomes;
}

const rightCode = () => codeNow(secret, shop.now());

test('a right code returns the cookie of a new session token, which opens the panel', async () => {
  // The library that reads the session has the real clock.
  shop.clock.at = new Date();
  const entered = await enter(await aSession(shop, userId), rightCode());
  if (!entered.ok) throw new Error(entered.refusal.code);
  const cookie = cookieHeader(entered.value.setCookies);
  const request = new Request('http://localhost:3000/admin', { headers: { cookie } });
  expect(await readPanelVisitor(running, request)).toMatchObject({
    admin: { userId },
    missingStep: 'nothing',
  });
});

test('after five wrong codes even a right code is refused, because the challenge is over', async () => {
  const sessionId = await aSession(shop, userId);
  for (let times = 0; times < 5; times += 1) {
    expect(await enter(sessionId, '000000')).toMatchObject({ refusal: { code: 'wrong-code' } });
  }
  expect(await enter(sessionId, rightCode())).toMatchObject({
    refusal: { code: 'challenge-over' },
  });
});

test('anyone who stole the password has ten guesses in a quarter of an hour and thirty a day, however often they sign in', async () => {
  const firstQuarterHour = await guess(20);
  expect(firstQuarterHour.filter((outcome) => outcome === 'wrong-code')).toHaveLength(10);
  let checked = 10;
  for (let quarterHours = 0; quarterHours < 10; quarterHours += 1) {
    passMinutes(15);
    checked += (await guess(20)).filter((outcome) => outcome === 'wrong-code').length;
  }
  expect(checked).toBe(30);
});

test("the owner's own browser is admitted while someone else guesses codes", async () => {
  const first = await enter(await aSession(shop, userId), rightCode());
  if (!first.ok) throw new Error(first.refusal.code);
  const cookie = cookieHeader(first.value.setCookies);
  await guess(20);
  passMinutes(1);
  const elsewhere = await enter(await aSession(shop, userId), rightCode());
  expect(elsewhere).toMatchObject({ refusal: { code: 'too-many-attempts' } });
  expect(await enter(await aSession(shop, userId), rightCode(), cookie)).toMatchObject({
    ok: true,
  });
});

test('a browser that knew the password but never passed the second factor has no budget of its own', async () => {
  await guess(20);
  const cookie = cookieHeader([await writeKnownBrowser(running, undefined, userId)]);
  passMinutes(1);
  expect(await enter(await aSession(shop, userId), rightCode(), cookie)).toMatchObject({
    refusal: { code: 'too-many-attempts' },
  });
});
