import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts, adminUsers, sessions, users } from '#domain/accounts/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { secondFactors } from '#domain/auth/second-factor/tables.server.ts';
import { type AdminShop, asAdmin, type Shop } from '#domain/kernel/shop.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { anEnrolment, aSession } from '#test/second-factor.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { removeAdmin } from './remove-admin.server.ts';

const realShop = { canDemoAccountSignIn: false };
const demoShop = { canDemoAccountSignIn: true };

async function anAdmin(shop: Shop, name: string): Promise<AdminShop> {
  const owner = await anOwner(shop, { name });
  const { userId } = owner.actor;
  const now = { createdAt: shop.now(), updatedAt: shop.now() };
  await shop.db
    .insert(accounts)
    .values({ userId, accountId: userId, providerId: 'credential', password: 'a:hash', ...now });
  return owner;
}

async function namesLeft(shop: Shop): Promise<string[]> {
  const left = await shop.db
    .select({ name: users.name })
    .from(adminUsers)
    .innerJoin(users, eq(users.id, adminUsers.userId));
  return left.map(({ name }) => name).sort();
}

test('a removed admin loses the sessions, the second factor and access to the panel immediately, and the name stays in the activity log', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const selvi = await anAdmin(shop, 'Selvi');
  const nimal = await anAdmin(shop, 'Nimal');
  await anEnrolment(nimal);
  await aSession(shop, selvi.actor.userId);

  expect(await removeAdmin(selvi, nimal.actor.userId, realShop)).toEqual({
    ok: true,
    value: { isSelf: false },
  });

  expect(await namesLeft(shop)).toEqual(['Selvi']);
  expect(await shop.db.select().from(sessions)).toMatchObject([{ userId: selvi.actor.userId }]);
  expect(await shop.db.$count(secondFactors)).toBe(0);
  expect(await shop.db.$count(users)).toBe(2);
  const { entries } = await listAudit(selvi);
  expect(entries[0]).toMatchObject({
    userName: 'Selvi',
    action: 'admin-removed',
    subjectId: nimal.actor.userId,
    before: { customerName: 'Nimal' },
  });
});

test('removing an admin twice is done once; another owner who comes too late is told', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const selvi = await anAdmin(shop, 'Selvi');
  const kamala = await anAdmin(shop, 'Kamala');
  const { userId } = (await anAdmin(shop, 'Nimal')).actor;
  const removeAs = (admin: AdminShop) => removeAdmin(admin, userId, realShop);

  expect(await Promise.all([removeAs(selvi), removeAs(selvi)])).toMatchObject([
    { ok: true },
    { ok: true },
  ]);
  expect(await removeAs(kamala)).toMatchObject({ refusal: { code: 'not-an-admin' } });
  expect((await listAudit(selvi)).entries).toHaveLength(1);

  await shop.db.insert(adminUsers).values({ userId, createdAt: shop.now() });
  expect(await removeAs(kamala)).toMatchObject({ ok: true });
  expect(await removeAs(selvi)).toMatchObject({ refusal: { code: 'not-an-admin' } });
});

test('of two admins who remove each other concurrently, one remains', async () => {
  const shop = await openTestShop();
  const selvi = await anAdmin(shop, 'Selvi');
  const nimal = await anAdmin(shop, 'Nimal');
  const results = await Promise.all([
    removeAdmin(selvi, nimal.actor.userId, realShop),
    removeAdmin(nimal, selvi.actor.userId, realShop),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await namesLeft(shop)).toHaveLength(1);
});

test('of the last two admins who remove themselves concurrently, one remains', async () => {
  const shop = await openTestShop();
  const admins = [await anAdmin(shop, 'Selvi'), await anAdmin(shop, 'Nimal')];
  const results = await Promise.all(
    admins.map((admin) => removeAdmin(admin, admin.actor.userId, realShop)),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, refusal: { code: 'nobody-left' } });
  expect(await namesLeft(shop)).toHaveLength(1);
});

test('the last admin who can sign in cannot remove themselves', async () => {
  const shop = await openTestShop();
  const selvi = await anAdmin(shop, 'Selvi');
  const leave = (options: { canDemoAccountSignIn: boolean }) =>
    removeAdmin(selvi, selvi.actor.userId, options);
  expect(await leave(realShop)).toMatchObject({ refusal: { code: 'nobody-left' } });

  await anOwner(shop, { name: 'Without a password yet' });
  const demo = await anAdmin(shop, 'Demo');
  await shop.db.update(users).set({ demo: true }).where(eq(users.id, demo.actor.userId));
  expect(await leave(realShop)).toMatchObject({ refusal: { code: 'nobody-left' } });
  expect(await leave(demoShop)).toEqual({ ok: true, value: { isSelf: true } });
});

test('the demo account and an account that is not an admin cannot be removed, and a removed admin cannot remove another', async () => {
  const shop = await openTestShop();
  const selvi = await anAdmin(shop, 'Selvi');
  const demo = await anAdmin(shop, 'Demo');
  await shop.db.update(users).set({ demo: true }).where(eq(users.id, demo.actor.userId));
  expect(await removeAdmin(selvi, demo.actor.userId, demoShop)).toMatchObject({
    refusal: { code: 'demo-account' },
  });
  const removedAdmin = asAdmin(shop, { userId: crypto.randomUUID(), name: 'Gone' });
  for (const [actor, userId] of [
    [selvi, crypto.randomUUID()],
    [selvi, 'x'],
    [removedAdmin, selvi.actor.userId],
  ] as const) {
    expect(await removeAdmin(actor, userId, demoShop)).toMatchObject({
      refusal: { code: 'not-an-admin' },
    });
  }
  expect(await namesLeft(shop)).toEqual(['Demo', 'Selvi']);
});

test('the last owner who can sign in cannot remove themselves, even if there is a packer', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const selvi = await anAdmin(shop, 'Selvi');
  const { userId } = (await anAdmin(shop, 'Nimal')).actor;
  await shop.db.update(adminUsers).set({ role: 'packer' }).where(eq(adminUsers.userId, userId));

  expect(await removeAdmin(selvi, selvi.actor.userId, realShop)).toMatchObject({
    refusal: { code: 'nobody-left' },
  });
  expect(await removeAdmin(selvi, userId, realShop)).toMatchObject({ ok: true });
});
