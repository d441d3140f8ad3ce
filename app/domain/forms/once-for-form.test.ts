import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { onceForForm } from './once-for-form.server.ts';

const add = async (shop: Shop) => ok(await aProduct(shop));
const form = (values: Record<string, string> = {}) => ({
  subject: 'shelf',
  values: { formKey: 'k', units: '10', ...values },
});

test('a form that is sent again, at the same time or later, gets the first result and changes nothing', async () => {
  const shop = await openTestShop();
  const sent = await Promise.all([1, 2, 3].map(() => onceForForm(shop, form(), add)));
  expect([...sent, await onceForForm(shop, form(), add)]).toEqual(Array(4).fill(ok()));
  expect(await shop.db.$count(products)).toBe(1);
});

test('other values in the same form, another subject, and a form without a key each run the command', async () => {
  const shop = await openTestShop();
  await onceForForm(shop, form(), add);
  await onceForForm(shop, form({ units: '5' }), add);
  await onceForForm(shop, { ...form(), subject: 'another shelf' }, add);
  for (let turn = 0; turn < 2; turn += 1) await onceForForm(shop, form({ formKey: '' }), add);
  expect(await shop.db.$count(products)).toBe(5);
});

test('a form that was refused can be sent again', async () => {
  const shop = await openTestShop();
  const refused = await onceForForm(shop, form(), async () => refuse({ code: 'sold-out' }));
  expect(refused).toEqual({ ok: false, refusal: { code: 'sold-out' } });
  expect(await onceForForm(shop, form(), add)).toEqual(ok());
  expect(await shop.db.$count(products)).toBe(1);
});
