import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anAccount } from '#test/running-shop.ts';
import { raceDatabases } from '#test/stocked-shops.ts';
import type { Visitor } from '#test/visitor.ts';

const password = 'seven herbs in oil';

describe.each(raceDatabases)('admins, on the %s database', (on) => {
  let shop: InProcessShop;

  beforeAll(async () => {
    shop = await openInProcess({ on });
  });
  afterAll(() => shop?.close());

  async function anAdmin(username: string): Promise<Visitor> {
    await anAccount(shop.running, { username, password, owner: true });
    const visitor = shop.visitor();
    await visitor.post('/admin/sign-in', { username, password, next: '/admin/admins' });
    return visitor;
  }

  async function removalPathOf(visitor: Visitor, username: string): Promise<string> {
    const { body } = await visitor.get('/admin/admins');
    const row = body.split('<tr').find((each) => each.includes(`>${username}<`)) ?? '';
    const [path] = /\/admin\/admins\/[\w-]+\/remove/.exec(row) ?? [];
    if (!path) throw new Error(`${username} is not on the list.`);
    return path;
  }

  test('of two admins who remove each other at the same instant one stays, and the other loses access at once', async () => {
    const kamala = await anAdmin('kamala');
    const nimal = await anAdmin('nimal');
    const removalOfNimal = await removalPathOf(kamala, 'nimal');
    const removalOfKamala = await removalPathOf(nimal, 'kamala');

    await Promise.all([
      kamala.post(removalOfNimal, { password }),
      nimal.post(removalOfKamala, { password }),
    ]);

    const after = [await kamala.get('/admin/dashboard'), await nimal.get('/admin/dashboard')];
    expect(after.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('without JavaScript an admin is added, chooses a password by a link that works once, and signs in', async () => {
    const ranil = await anAdmin('ranil');
    const fields = { name: 'Dilani Fonseka', username: 'dilani', password };
    const added = await ranil.post('/admin/admins/new?who=new', fields);
    expect(added.status).toBe(200);
    // Means "It can be used only once."
    expect(added.body).toContain('එක් වරක් පමණක් භාවිත කළ හැකියි');
    const [link = ''] = /\/admin\/set-password\/[\w-]{43}/.exec(added.body) ?? [];

    const dilani = shop.visitor();
    expect((await dilani.get(link)).body).toContain('value="dilani"');
    expect((await dilani.post(link, { password: 'short' })).status).toBe(422);
    expect((await dilani.post(link, { password: 'a jar on the shelf' })).status).toBe(303);
    expect((await dilani.get(link)).status).toBe(410);
    const typed = { username: 'dilani', password: 'a jar on the shelf', next: '/admin/admins' };
    await dilani.post('/admin/sign-in', typed);
    expect((await dilani.get('/admin/admins')).status).toBe(200);
  });

  test('no admin removes another without their own password', async () => {
    const [selvi, ranjan] = [await anAdmin('selvi'), await anAdmin('ranjan')];
    const removalOfRanjan = await removalPathOf(selvi, 'ranjan');
    for (const typed of ['', 'a wrong password']) {
      expect((await selvi.post(removalOfRanjan, { password: typed })).status).toBe(422);
    }
    expect((await ranjan.get('/admin/dashboard')).status).toBe(200);
  });
});

test('the only owner with a password cannot remove themselves, even if there is a packer, and is told why', async () => {
  const shop = await openInProcess();
  const owner = await anAccount(shop.running, { username: 'amila', password, owner: true });
  const packer = await anAccount(shop.running, { username: 'packer', password });
  await grantPanelAccess(shop.shop, packer, 'packer');

  const visitor = await shop.signedIn(owner);
  const refused = await visitor.post(`/admin/admins/${owner}/remove`, { password });
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('You are the only owner who can sign in.');
  await shop.close();
});
