import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteProduct } from '#domain/catalog/editing/delete-product.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';
import { formWith } from '#test/form-in-page.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { aPromo } from '#test/promo.ts';
import { anOwner, aProduct } from '#test/shop.ts';

let open: InProcessShop;
beforeAll(async () => {
  open = await openInProcess();
});
afterAll(() => open?.close());

test.each([
  ['that no order has used', false],
  ['that an order has used', true],
])(
  'a code %s stays limited to its product after the product is deleted, and can be changed',
  async (_, isUsed) => {
    const owner = await anOwner(open.shop);
    const product = await aProduct(open.shop);
    const code = isUsed ? 'USED20' : 'OIL20';
    const promo = await aPromo(open.shop, { code, productIds: [product.id] });
    if (isUsed) await anOrder(open.shop, { promoCodeId: promo.id, promoCode: code });
    await deleteProduct(owner, product.id);

    const visitor = await open.signedIn(owner.actor.userId);
    const page = await visitor.get(`/admin/promo-codes/${promo.id}`);
    expect(page.body).toContain('(deleted)');
    const { action, fields } = formWith(page.body, 'endsOn');
    const saved = await visitor.post(action, { ...fields, endsOn: '2030-01-31', active: 'off' });

    expect(saved.headers.get('Location')).toBe('/admin/promo-codes');
    const [kept] = await open.shop.db.select().from(promoCodes).where(eq(promoCodes.id, promo.id));
    expect(kept).toMatchObject({ productIds: [product.id], active: false, version: 2 });
  },
);
