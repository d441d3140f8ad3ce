import { beforeEach, expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { openTestShop } from '#test/shop.ts';
import { inviteFirstAdmin } from './first-admin.ts';
import { runOwnerCommand } from './owner-command.ts';

const appUrl = new URL('https://shop.example.lk');
let shop: Shop;
let invite: (username: string) => ReturnType<typeof inviteFirstAdmin>;

beforeEach(async () => {
  shop = await openTestShop();
  invite = (username) => inviteFirstAdmin({ shop, appUrl }, username);
});

test('the first admin gets a link, and a new link as long as no one has chosen a password', async () => {
  const link = /https:\/\/shop\.example\.lk\/admin\/set-password\/[\w-]{43}\n/;
  const [one, other] = [await invite('Kamala'), await invite('kamala')];
  expect(one).toMatchObject({ ok: true, message: expect.stringMatching(link) });
  expect(other).toMatchObject({ ok: true, message: expect.stringMatching(link) });
  expect(other.message).not.toBe(one.message);
});

test('once an admin can sign in, no link is made and the command still succeeds', async () => {
  await runOwnerCommand(
    { shop },
    { command: 'create', username: 'nimal', password: 'seven herbs in oil' },
  );
  expect(await invite('kamala')).toEqual({
    ok: true,
    message: expect.stringContaining('can sign in already'),
  });
});

test('no link is made for an invalid username', async () => {
  expect(await invite('../../etc')).toMatchObject({ ok: false });
});
