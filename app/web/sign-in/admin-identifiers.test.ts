import { beforeEach, expect, test } from 'vitest';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { addAdmin } from '#domain/admins/add-admin.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { anAccountFor } from '#test/password-reset.ts';
import { aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import { readPanelVisitor } from '#web/guards/require-admin.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { signInAdmin } from './sign-in.server.ts';

const password = 'sesame-and-turmeric';
const invalid = { ok: false, refusal: { code: 'invalid-credentials' } };

let shop: TestShop;
let running: RunningShop;
beforeEach(async () => {
  shop = await openTestShop();
  await ensureSettings(shop);
  running = aRunningShop(shop);
});

function signIn(username: string, typed = password) {
  const request = new Request('http://localhost:3000/admin/sign-in');
  const visitor = { running, request, clientAddress: '203.0.113.7' };
  return signInAdmin(visitor, { username, password: typed });
}

/** Signs in and returns the admin of the panel session. */
async function adminSignedInAs(username: string) {
  const result = await signIn(username);
  if (!result.ok) throw new Error(`The sign-in was refused: ${result.refusal.code}`);
  const cookie = cookieHeader(result.value.setCookies);
  const request = new Request('http://localhost:3000/admin', { headers: { cookie } });
  return (await readPanelVisitor(running, request))?.admin;
}

test('an admin who is also a customer can sign in to the panel by e-mail or phone, and other customers cannot', async () => {
  const passwordHash = await hashPassword(password);
  const kamala = await anAccountFor(shop, 'kamala@example.lk', passwordHash);
  const nimal = await anAccountFor(shop, '0771234567', passwordHash);
  expect(await signIn('kamala@example.lk')).toEqual(invalid);

  await grantPanelAccess(shop, kamala);
  await grantPanelAccess(shop, nimal);
  expect(await adminSignedInAs('kamala@example.lk')).toMatchObject({ userId: kamala });
  expect(await adminSignedInAs('+94 77 123 4567')).toMatchObject({ userId: nimal });
  expect(await adminSignedInAs('0771234567')).toMatchObject({ userId: nimal });
  expect(await signIn('kamala@example.lk', 'wrong-password')).toEqual(invalid);
});

test('an admin who has not chosen a password yet is refused like an unknown username', async () => {
  const owner = await anOwner(shop);
  const added = await addAdmin(owner, { name: 'Nimal', username: 'nimal', role: 'owner' });
  expect(added).toMatchObject({ ok: true });
  expect(await signIn('nimal')).toEqual(invalid);
});
