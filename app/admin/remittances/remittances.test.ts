import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { remittances } from '#domain/remittances/tables.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { action } from './remittances.route.tsx';

test('the form of a list that was taken back, sent again by the browser, leads to that list and adds no other', async () => {
  const shop = await anOwner(await openTestShop());
  const list = 'Tracking number,Collected\nDX1,3800';
  const columns = { trackingNumber: 'Tracking number', amount: 'Collected' };
  const form = { courier: 'Domex', list, ...columns, formKey: crypto.randomUUID() };
  const send = async () => {
    const { args } = await visitArgs(shop, { path: '/admin/remittances', form });
    args.context.set(adminShopContext, shop);
    const response = (await action(args as never)) as Response;
    return response.headers.get('Location');
  };
  const path = await send();
  const [added] = await shop.db.select().from(remittances);
  expect(path).toBe(`/admin/remittances/${added?.id}`);
  const takenBack = { takenAt: shop.now(), takenBackAt: shop.now() };
  await shop.db
    .update(remittances)
    .set(takenBack)
    .where(eq(remittances.id, added?.id ?? ''));

  expect(await send()).toBe(path);
  expect(await shop.db.$count(remittances)).toBe(1);

  await shop.db.delete(remittances);
  expect(await send()).toBe('/admin/remittances');
});
