import { expect, test } from 'vitest';
import { addAdmin } from '#domain/admins/add-admin.server.ts';
import { textOf } from '#test/rendered.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import type { Route } from './+types/admin-link.route';
import AdminLinkRoute from './admin-link.route.tsx';
import { requireAdminById } from './require-admin-by-id.server.ts';

test('the page that makes a link mentions an old password only if the admin has one', async () => {
  const owner = await anOwner(await openTestShop());
  const added = await addAdmin(owner, { name: 'Kumari', username: 'kumari', role: 'packer' });
  if (!added.ok) throw new Error('Kumari was not added.');
  const loaderData = await requireAdminById(owner, added.value.userId);
  const textOfPage = (overrides: { hasPassword: boolean }) =>
    textOf(
      <AdminLinkRoute
        {...({ loaderData: { ...loaderData, ...overrides } } as Route.ComponentProps)}
      />,
    );
  expect(loaderData).toMatchObject({ hasPassword: false });
  expect(textOfPage({ hasPassword: false })).toContain('A link that you made before stops working');
  expect(textOfPage({ hasPassword: false })).not.toContain('old password');
  expect(textOfPage({ hasPassword: true })).toContain(
    'The old password works until the link is used',
  );
});
