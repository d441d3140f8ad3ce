import { expect, test } from 'vitest';
import { findPromoCode } from '#domain/orders/promo/list-promo-codes.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aPromo } from '#test/promo.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { action } from './promo-code.route.tsx';
import { promoSavedSince } from './promo-codes.copy.ts';

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

test('a difference is named as the form shows its field', () => {
  expect(promoSavedSince('active', 'off').en).toBe('Another admin switched this off.');
  expect(promoSavedSince('kind', 'amount')).toMatchObject({
    en: 'Another admin saved: Rupees',
    si: expect.stringContaining('රුපියල්'),
  });
  expect(promoSavedSince('endsOn', '').en).toBe('Another admin cleared this.');
  expect(promoSavedSince('maxUses', '50').en).toBe('Another admin saved: 50');
});
