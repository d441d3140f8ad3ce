import { expect, test } from 'vitest';
import { createAdminLink } from '#domain/auth/resets/create-admin-link.server.ts';
import { anAccountFor } from '#test/password-reset.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findAdminLink } from './find-admin-link.server.ts';

test('the link by which an admin chooses a password returns the identifier to sign in with, and an unknown one is refused', async () => {
  const owner = await anOwner(await openTestShop());
  const kamala = await anAccountFor(owner, 'kamala@example.lk');
  const token = await createAdminLink(owner, kamala);
  expect(await findAdminLink(owner, token)).toEqual({
    ok: true,
    value: { signsInAs: 'kamala@example.lk' },
  });
  expect(await findAdminLink(owner, 'x')).toMatchObject({ refusal: { code: 'link-unknown' } });
});
