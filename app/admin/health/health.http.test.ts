import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aMessage } from '#test/messages.ts';
import { anAccount } from '#test/running-shop.ts';

let shop: InProcessShop;
beforeAll(async () => {
  shop = await openInProcess();
});
afterAll(() => shop?.close());

test('the health page lists faulty areas first, says what to do about them, and names a channel that is not set up', async () => {
  const owner = await anAccount(shop, {
    username: 'kamala',
    password: 'long-enough-1',
    owner: true,
  });
  const { status, body } = await (await shop.signedIn(owner)).get('/admin/health');
  expect(status).toBe(200);
  expect(body).toContain('Something needs you.');
  expect(body).toContain('set APP_URL to the address that begins with https');
  expect(body.indexOf('Address of the shop')).toBeLessThan(body.indexOf('It answers at once.'));
  expect(body).toContain('WhatsApp is not set up, so the shop sends none.');
  expect(body).toContain('සෑම රාත්‍රියකම උපස්ථයක් ගන්නවා; ඒවායේ කිසිදු ගැටලුවක් නැහැ.');
});

test('a held message is not reported as stuck, a message that has waited for eight hours is', async () => {
  const owner = await anAccount(shop, {
    username: 'nimal',
    password: 'long-enough-1',
    owner: true,
  });
  const visitor = await shop.signedIn(owner);
  const hoursFromNow = (hours: number) => new Date(shop.shop.now().getTime() + hours * 3_600_000);
  const waiting = { audience: 'owner', kind: 'new-order', secretLink: null } as const;
  const push = { ...waiting, channel: 'push', createdAt: hoursFromNow(-8) } as const;
  await aMessage(shop.shop, { ...waiting, createdAt: hoursFromNow(-30) });
  await aMessage(shop.shop, { ...push, holdUntil: hoursFromNow(1) });
  const quiet = await visitor.get('/admin/health');
  expect(quiet.body).toContain('Messages leave as they are written.');

  await aMessage(shop.shop, push);
  const stuck = await visitor.get('/admin/health');
  expect(stuck.body).toContain('A message has waited for more than two hours');
});
