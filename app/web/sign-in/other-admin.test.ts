import { expect, test } from 'vitest';
import { asAdmin } from '#domain/kernel/shop.server.ts';
import { pushDevices } from '#domain/push/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anAccount, aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { readKnownBrowser } from '#web/cookies/known-browser-cookie.server.ts';
import { signInAdmin } from './sign-in.server.ts';

const password = 'sesame-and-turmeric';

test('another admin who signs in ends the notifications of the admin before, in the same browser only', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const running = aRunningShop(shop);
  const requestWith = (cookie: string) =>
    new Request('http://localhost:3000/admin/sign-in', { headers: { cookie } });
  const signIn = async (username: string, cookie = '') => {
    const visitor = { running, request: requestWith(cookie), clientAddress: '203.0.113.7' };
    const signedIn = await signInAdmin(visitor, { username, password });
    if (!signedIn.ok) throw new Error(`The sign-in was refused: ${signedIn.refusal.code}`);
    return cookieHeader(signedIn.value.setCookies);
  };
  const userId = await anAccount(running, { username: 'kamala', password, owner: true });
  await anAccount(running, { username: 'nimal', password, owner: true });
  const cookie = await signIn('kamala');
  const kamala = asAdmin(shop, { userId, name: 'Kamala' });
  await aPushDevice(kamala, {
    browserId: (await readKnownBrowser(running, requestWith(cookie)))?.id,
  });
  const { id } = await aPushDevice(kamala);

  await signIn('kamala', cookie);
  expect(await shop.db.$count(pushDevices)).toBe(2);
  await signIn('nimal', cookie);
  expect(await shop.db.select({ id: pushDevices.id }).from(pushDevices)).toEqual([{ id }]);
});
