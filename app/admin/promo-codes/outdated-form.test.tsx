import { expect, test } from 'vitest';
import { findPromoCode } from '#domain/orders/promo/list-promo-codes.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aPromo } from '#test/promo.ts';
import { textOf } from '#test/rendered.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { action } from './promo-code.route.tsx';
import { promoCodesCopy } from './promo-codes.copy.ts';
import { PromoFormPage } from './promo-form-page.tsx';

test('the form of a promo code that another admin has saved in the meantime names each difference before it replaces it', async () => {
  const shop = await openTestShop();
  const [owner, other] = [await anOwner(shop), await anOwner(shop, { name: 'Sunil' })];
  const oil = await aProduct(shop);
  const { id } = await aPromo(shop);
  const save = async (admin: typeof owner, typed: Record<string, string>) => {
    const form = { promo: 'AYU10', kind: 'percentage', value: '10', active: 'on', ...typed };
    const { args } = await visitArgs(shop, { path: `/admin/promo-codes/${id}`, form });
    args.context.set(adminShopContext, admin);
    return action({ ...args, params: { promoCodeId: id } } as never);
  };
  const theirs = { active: 'off', kind: 'amount', [`product.${oil.id}`]: 'on' };
  expect(await save(other, { ...theirs, version: '1' })).toMatchObject({ status: 303 });

  const typed = { endsOn: '2030-01-31', version: '1' };
  expect(await save(owner, typed)).toMatchObject({
    data: {
      values: { ...typed, version: '2' },
      conflict: { by: 'Sunil', theirs: { ...theirs, endsOn: '' } },
    },
    init: { status: 409 },
  });
  expect(await findPromoCode(owner, id)).toMatchObject({ active: false, endsAt: null });

  expect(await save(owner, { ...typed, version: '2' })).toMatchObject({ status: 303 });
  expect(await findPromoCode(owner, id)).toMatchObject({ active: true, version: 3 });
});

test('an outdated form names each difference as it shows its field', () => {
  const oil = { id: 'oil', name: { en: 'Oil', si: 'තෙල්' } };
  const theirs = { active: 'off', kind: 'amount', endsOn: '', 'product.oil': 'on', maxUses: '50' };
  const answer = { values: { version: '2' }, problems: {}, conflict: { by: 'Sunil', theirs } };
  const page = { title: promoCodesCopy.edit, action: '/', products: [oil], initialValues: {} };
  const text = textOf(<PromoFormPage {...page} answer={answer} />);
  expect(text).toContain('Sunil saved this code while the form was open.');
  expect(text).toContain('Shoppers can use it: Another admin switched this off.');
  expect(text).toContain('Oil: Another admin switched this on.');
  expect(text).toContain('Kind: Another admin saved: Rupees');
  expect(text).toContain('Last day: Another admin cleared this.');
  expect(text).toContain('Uses in all: Another admin saved: 50');
});
