import { expect, test } from 'vitest';
import { anAccount, aRunningShop } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { confirmPassword } from './confirm-password.server.ts';

const password = 'sesame-and-turmeric';
const wrong = { ok: false, refusal: { code: 'wrong-password' } };

test('the right password is confirmed any number of times, and a wrong one is refused', async () => {
  const running = aRunningShop(await openTestShop());
  const userId = await anAccount(running, { username: 'kamala', password });
  for (let times = 0; times < 12; times += 1) {
    expect(await confirmPassword(running.shop, { userId, password })).toMatchObject({ ok: true });
  }
  expect(await confirmPassword(running.shop, { userId, password: 'guess' })).toEqual(wrong);
});

test('after ten wrong passwords even the right one is refused for a quarter of an hour, for this account only', async () => {
  const shop = await openTestShop();
  const running = aRunningShop(shop);
  const userId = await anAccount(running, { username: 'kamala', password });
  const other = await anAccount(running, { username: 'nimal', password });
  for (let times = 0; times < 10; times += 1) {
    expect(await confirmPassword(running.shop, { userId, password: `guess ${times}` })).toEqual(
      wrong,
    );
  }

  expect(await confirmPassword(running.shop, { userId, password })).toMatchObject({
    refusal: { code: 'too-many-attempts', minutes: 15, seconds: 900 },
  });
  expect(await confirmPassword(running.shop, { userId: other, password })).toMatchObject({
    ok: true,
  });

  shop.clock.at = new Date(shop.clock.at.getTime() + 15 * 60 * 1000);
  expect(await confirmPassword(running.shop, { userId, password })).toMatchObject({ ok: true });
});
