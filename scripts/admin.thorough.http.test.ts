import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminCommand } from '#test/admin-command.ts';
import { openShopServer, type ShopServer } from '#test/open-shop-server.ts';
import { databases } from '#test/stocked-shops.ts';
import type { Visitor } from '#test/visitor.ts';

const goodPassword = 'seven herbs in oil';
const otherPassword = 'a jar on the shelf';

async function signIn(visitor: Visitor, username: string, password: string): Promise<number> {
  const fields = { username, password, next: '/admin/dashboard' };
  await visitor.post('/admin/sign-in', fields);
  return (await visitor.get('/admin/dashboard')).status;
}

describe.each(databases)('owners, on the %s database', (database) => {
  let shop: ShopServer;

  beforeAll(async () => {
    shop = await openShopServer({ database });
  });
  afterAll(() => shop?.remove());

  test('an owner created while the shop runs can sign in at once, and is signed out when the password changes', async () => {
    const made = await adminCommand(shop, ['create', 'Kamala'], goodPassword);
    expect(made).toEqual({ code: 0, output: '"Kamala" may now sign in to the panel.\n' });
    const kamala = shop.visitor();
    expect(await signIn(kamala, 'kamala', goodPassword)).toBe(200);

    const changed = await adminCommand(shop, ['password', 'kamala'], otherPassword);
    expect(changed).toMatchObject({ code: 0 });
    expect((await kamala.get('/admin/dashboard')).status).toBe(401);
    expect(await signIn(shop.visitor(), 'kamala', goodPassword)).toBe(401);
    expect(await signIn(shop.visitor(), 'kamala', otherPassword)).toBe(200);
  });

  test('a refusal is said in words, without a stack trace', async () => {
    const { code, output } = await adminCommand(shop, ['create', 'admin'], goodPassword);
    expect(code).toBe(1);
    expect(output).toContain('There is an account "admin" already');
    expect(output).not.toMatch(/\n\s+at /);
  });
});

test('while the shop is stopped the command opens the data itself, and the owner can sign in once it starts', async () => {
  let shop = await openShopServer();
  await shop.stop();
  expect(await adminCommand(shop, ['create', 'kamala'], goodPassword)).toMatchObject({ code: 0 });
  shop = await shop.reopen();
  expect(await signIn(shop.visitor(), 'kamala', goodPassword)).toBe(200);
  expect(fs.statSync(`${shop.dataDir}/commands.sock`).mode & 0o777).toBe(0o600);

  // Leaves a stale socket behind, which must not block the command.
  await shop.kill();
  expect(await adminCommand(shop, ['create', 'nimal'], goodPassword)).toMatchObject({ code: 0 });
  await shop.remove();
});

test('an unknown subcommand prints the usage', async () => {
  const place = { dataDir: '/nowhere', databaseUrl: undefined, port: 4299 };
  expect(await adminCommand(place, ['delete', 'all'], '')).toMatchObject({
    code: 2,
    output: expect.stringContaining('npm run admin -- create <username>'),
  });
});
