import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts, users } from '#domain/accounts/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { findResetLink } from '#domain/auth/resets/find-reset-link.server.ts';
import { resetPassword } from '#domain/auth/resets/reset-password.server.ts';
import { anAccountFor } from '#test/password-reset.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { addAdmin } from './add-admin.server.ts';
import { listAdmins } from './list-admins.server.ts';
import { removeAdmin } from './remove-admin.server.ts';

const taken = { ok: false, refusal: { code: 'username-taken' } };
const nimal = { name: 'Nimal Perera', username: 'nimal', role: 'owner' as const };
const removeOptions = { canDemoAccountSignIn: false };

async function addNimal(owner: Parameters<typeof addAdmin>[0]) {
  const result = await addAdmin(owner, nimal);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

async function findListed(owner: Parameters<typeof listAdmins>[0], userId: string) {
  return (await listAdmins(owner)).find((admin) => admin.userId === userId);
}

test('a new admin is listed without a password, and chooses a password by the link', async () => {
  const owner = await anOwner(await openTestShop());
  const { userId, token } = await addNimal(owner);

  expect(await findListed(owner, userId)).toMatchObject({
    name: 'Nimal Perera',
    signsInAs: 'nimal',
  });
  const unused = { hasPassword: false, lastSeenAt: null, since: owner.now() };
  expect(await findListed(owner, userId)).toMatchObject(unused);

  const newPassword = { token, passwordHash: 'new:hash' };
  expect(await resetPassword(owner, newPassword)).toMatchObject({
    refusal: { code: 'link-unknown' },
  });
  expect(await resetPassword(owner, { ...newPassword, kind: 'admin' })).toEqual({
    ok: true,
    value: { userId },
  });
  expect(await findListed(owner, userId)).toMatchObject({ hasPassword: true });
  expect(await resetPassword(owner, { ...newPassword, kind: 'admin' })).toMatchObject({
    refusal: { code: 'link-used' },
  });
});

test('the link of a new admin is valid for a day', async () => {
  const shop = await openTestShop();
  const { token } = await addNimal(await anOwner(shop));
  shop.clock.at = new Date('2026-11-22T03:29:59.000Z');
  expect(await findResetLink(shop, token, 'admin')).toMatchObject({ ok: true });
  shop.clock.at = new Date('2026-11-22T03:30:00.000Z');
  expect(await findResetLink(shop, token, 'admin')).toMatchObject({
    refusal: { code: 'link-expired' },
  });
});

test('the activity log has the added admin and who added them, but not the link', async () => {
  const owner = await anOwner(await openTestShop(), { name: 'Selvi' });
  const { userId, token } = await addNimal(owner);
  const { entries } = await listAudit(owner);
  expect(entries).toMatchObject([
    { userName: 'Selvi', action: 'admin-added', subjectKind: 'account', subjectId: userId },
  ]);
  expect(entries[0]?.after).toEqual({
    customerName: 'Nimal Perera',
    username: 'nimal',
    role: 'owner',
  });
  expect(JSON.stringify(entries)).not.toContain(token);
});

test('the username of an admin, of a customer or of the demo account is refused', async () => {
  const owner = await anOwner(await openTestShop());
  const { userId } = await addNimal(owner);
  expect(await addAdmin(owner, { ...nimal, name: 'Nimal Silva' })).toEqual(taken);
  expect(await addAdmin(owner, { ...nimal, role: 'packer' })).toEqual(taken);

  await removeAdmin(owner, userId, removeOptions);
  await owner.db.update(users).set({ demo: true }).where(eq(users.id, userId));
  expect(await addAdmin(owner, nimal)).toEqual(taken);

  const customer = await anAccountFor(owner, 'kamala@example.lk');
  await owner.db.update(users).set({ username: 'kamala' }).where(eq(users.id, customer));
  expect(await addAdmin(owner, { name: 'Kamala', username: 'kamala', role: 'owner' })).toEqual(
    taken,
  );
  expect(await listAdmins(owner)).toHaveLength(1);
});

test('a form sent again, as after a lost response, gives the same new admin another link', async () => {
  const owner = await anOwner(await openTestShop());
  const first = await addNimal(owner);
  const second = await addNimal(owner);

  expect(second.userId).toBe(first.userId);
  expect(await findResetLink(owner, first.token, 'admin')).toMatchObject({ ok: false });
  const { token } = second;
  expect(
    await resetPassword(owner, { token, passwordHash: 'new:hash', kind: 'admin' }),
  ).toMatchObject({ ok: true });
  expect(
    await addAdmin(owner, nimal),
    'an admin with a password is not given another link',
  ).toEqual(taken);
  const { entries } = await listAudit(owner);
  const actions = entries.map(({ action }) => action);
  expect(actions.toReversed().slice(0, 2)).toEqual(['admin-added', 'admin-link-made']);
});

test('a removed admin who is added again has the same account, and no password until a new password is chosen', async () => {
  const owner = await anOwner(await openTestShop());
  const { userId, token } = await addNimal(owner);
  await resetPassword(owner, { token, passwordHash: 'old:hash', kind: 'admin' });
  await removeAdmin(owner, userId, removeOptions);

  const second = await addNimal(owner);
  expect(second.userId).toBe(userId);
  expect(await findListed(owner, userId)).toMatchObject({ hasPassword: false });
  const credentials = await owner.db.select().from(accounts).where(eq(accounts.userId, userId));
  expect(credentials).toMatchObject([{ password: null }]);
});
