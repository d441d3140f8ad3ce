import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { adminUsers, sessions } from '#domain/accounts/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { anEnrolment, aSession } from '#test/second-factor.ts';
import { aCustomer, anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import { findPanelVisitor, recordPanelUse } from './panel-visitor.server.ts';

const minuteMs = 60_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  await ensureSettings(shop);
});

function advanceClock(minutes: number) {
  shop.clock.at = new Date(shop.clock.at.getTime() + minutes * minuteMs);
}

async function missingStepOf(sessionId: string) {
  return (await findPanelVisitor(shop, sessionId))?.missingStep;
}

test('neither a customer nor a removed owner is a visitor of the panel', async () => {
  const customer = await aCustomer(shop);
  expect(await missingStepOf(await aSession(shop, customer.actor.userId))).toBeUndefined();
  const owner = await anOwner(shop);
  const sessionId = await aSession(shop, owner.actor.userId);
  expect(await missingStepOf(sessionId)).toBe('nothing');
  await shop.db.delete(adminUsers).where(eq(adminUsers.userId, owner.actor.userId));
  expect(await missingStepOf(sessionId)).toBeUndefined();
});

test('once two-factor is on, an enrolled admin needs a code, and any other admin an enrolment', async () => {
  const [kamala, nimal] = [await anOwner(shop), await anOwner(shop, { name: 'Nimal' })];
  const sessionOfNimal = await aSession(shop, nimal.actor.userId);
  const { sessionId } = await anEnrolment(kamala);
  expect(await missingStepOf(sessionId)).toBe('nothing');
  expect(await missingStepOf(await aSession(shop, kamala.actor.userId))).toBe('code');
  expect(await missingStepOf(sessionOfNimal)).toBe('enrolment');
});

test.each([5, 30, 120])(
  'after more than %i idle minutes the password is required again',
  async (minutes) => {
    await shop.db.update(settings).set({ sessionTimeout: minutes });
    const sessionId = await aSession(shop, (await anOwner(shop)).actor.userId);
    await recordPanelUse(shop, sessionId);
    advanceClock(minutes);
    expect(await missingStepOf(sessionId)).toBe('nothing');
    advanceClock(1 / 60);
    expect(await missingStepOf(sessionId)).toBe('password');
  },
);

test('a session that was used while the clock was a day ahead requires the password again', async () => {
  const sessionId = await aSession(shop, (await anOwner(shop)).actor.userId);
  advanceClock(24 * 60);
  await recordPanelUse(shop, sessionId);
  advanceClock(-24 * 60);
  expect(await missingStepOf(sessionId)).toBe('password');
});

test('using the panel restarts the idle time, which begins at the sign-in for a session that only visited the shop', async () => {
  const sessionId = await aSession(shop, (await anOwner(shop)).actor.userId);
  advanceClock(29);
  await recordPanelUse(shop, sessionId);
  advanceClock(29);
  expect(await missingStepOf(sessionId)).toBe('nothing');

  const shopSession = await aSession(shop, (await anOwner(shop)).actor.userId);
  advanceClock(31);
  expect(await missingStepOf(shopSession)).toBe('password');
});

test('the use of the panel is recorded at most once a minute', async () => {
  const shop = await openTestShop();
  const sessionId = await aSession(shop, (await anOwner(shop)).actor.userId);
  const opened = shop.now().getTime();
  const usedSeconds: (number | undefined)[] = [];
  for (const seconds of [0, 30, 60, 61, 90, 200]) {
    shop.clock.at = new Date(opened + seconds * 1000);
    await recordPanelUse(shop, sessionId);
    const [session] = await shop.db.select().from(sessions);
    usedSeconds.push(((session?.panelUsedAt?.getTime() ?? 0) - opened) / 1000);
  }
  expect(usedSeconds).toEqual([0, 0, 0, 61, 61, 200]);
});
