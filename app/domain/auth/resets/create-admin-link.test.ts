import { expect, test } from 'vitest';
import { anOwner, openTestShop } from '#test/shop.ts';
import { closeAdminLinks, createAdminLink } from './create-admin-link.server.ts';
import { findResetLink } from './find-reset-link.server.ts';

test('only the newest link of an admin is valid, until it is closed, and never as a shopper’s link', async () => {
  const owner = await anOwner(await openTestShop());
  const { userId } = owner.actor;
  const first = await createAdminLink(owner, userId);
  const second = await createAdminLink(owner, userId);
  const expired = { refusal: { code: 'link-expired' } };

  expect(await findResetLink(owner, first, 'admin')).toMatchObject(expired);
  expect(await findResetLink(owner, second, 'admin')).toEqual({ ok: true, value: { userId } });
  expect(await findResetLink(owner, second)).toMatchObject({ refusal: { code: 'link-unknown' } });
  await closeAdminLinks(owner, userId);
  expect(await findResetLink(owner, second, 'admin')).toMatchObject(expired);
});
