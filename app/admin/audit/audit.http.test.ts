import { expect, test } from 'vitest';
import { addPromoCode } from '#domain/orders/promo/save-promo-code.server.ts';
import { promoSchema } from '#domain/promotions/promo-schema.server.ts';
import { openInProcess } from '#test/in-process-shop.ts';
import { anOwner, aProduct } from '#test/shop.ts';

test('the activity log names the products of a promo code, including a deleted product', async () => {
  const open = await openInProcess();
  try {
    const owner = await anOwner(open.shop);
    const oil = await aProduct(open.shop, { nameEn: 'Joint Relief Oil' });
    const gone = await aProduct(open.shop, { nameEn: 'Warming Balm', active: false });
    const ticked = { [`product.${oil.id}`]: 'on', [`product.${gone.id}`]: 'on' };
    const form = { promo: 'OIL20', kind: 'percentage', value: '20', ...ticked };
    expect(await addPromoCode(owner, promoSchema.parse(form))).toMatchObject({ ok: true });

    const { body } = await (await open.signedIn(owner.actor.userId)).get('/admin/audit');

    expect(body).toMatch(/(Joint Relief Oil, Warming Balm|Warming Balm, Joint Relief Oil)/);
    for (const { id } of [oil, gone]) expect(body).not.toContain(id);
  } finally {
    await open.close();
  }
});
