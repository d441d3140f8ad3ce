import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#domain/accounts/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { findResetLink } from '#domain/auth/resets/find-reset-link.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { addAdmin } from './add-admin.server.ts';
import { makeAdminLink } from './make-admin-link.server.ts';
import { removeAdmin } from './remove-admin.server.ts';

async function anotherAdmin() {
  const owner = await anOwner(await openTestShop());
  const added = await addAdmin(owner, { name: 'Nimal Perera', username: 'nimal', role: 'owner' });
  if (!added.ok) throw new Error(added.refusal.code);
  return { owner, ...added.value };
}

test('a new link replaces the earlier link, and the activity log records that without the link', async () => {
  const { owner, userId, token } = await anotherAdmin();
  const result = await makeAdminLink(owner, userId);
  expect(result).toMatchObject({ ok: true, value: { admin: { signsInAs: 'nimal' } } });
  const newToken = result.ok ? result.value.token : '';

  expect(await findResetLink(owner, newToken, 'admin')).toEqual({ ok: true, value: { userId } });
  expect(await findResetLink(owner, token, 'admin')).toMatchObject({
    refusal: { code: 'link-expired' },
  });
  const { entries } = await listAudit(owner);
  expect(entries[0]).toMatchObject({ action: 'admin-link-made', subjectId: userId });
  expect(JSON.stringify(entries)).not.toContain(newToken);
});

test('a link is refused for an account that is not an admin, and for the demo account', async () => {
  const { owner, userId, token } = await anotherAdmin();
  await removeAdmin(owner, userId, { canDemoAccountSignIn: false });
  for (const id of [userId, crypto.randomUUID(), 'x', '']) {
    expect(await makeAdminLink(owner, id)).toMatchObject({ refusal: { code: 'not-an-admin' } });
  }
  expect(await findResetLink(owner, token, 'admin')).toMatchObject({ ok: false });

  const { userId: demoId } = owner.actor;
  await owner.db.update(users).set({ demo: true }).where(eq(users.id, demoId));
  expect(await makeAdminLink(owner, demoId)).toMatchObject({ refusal: { code: 'demo-account' } });
});
