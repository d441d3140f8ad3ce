import { expect, test } from 'vitest';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { promoSchema } from '#domain/promotions/promo-schema.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { findPromoCode, listPromoCodes } from './list-promo-codes.server.ts';
import { addPromoCode, savePromoCode } from './save-promo-code.server.ts';

const typed = { promo: ' ayu 10', kind: 'percentage', value: '10', active: 'on' };
const formOf = (overrides: Record<string, string> = {}) =>
  promoSchema.parse({ ...typed, ...overrides });
const problemsOf = (overrides: Record<string, string>) =>
  promoSchema.safeParse({ ...typed, ...overrides }).error?.issues.map(({ message }) => message);

async function openWithCode() {
  const shop = await anOwner(await openSellingShop());
  await addPromoCode(shop, formOf());
  const [promo] = await listPromoCodes(shop);
  if (!promo) throw new Error('No code was added.');
  return { shop, promo };
}

type Opened = Awaited<ReturnType<typeof openWithCode>>;

async function order({ shop }: Opened, phone = '+94771234567') {
  const oil = await aProduct(shop, { priceLkr: 1000, stock: 10 });
  const cart = { ...aCart([oil, 1]), promoCode: 'AYU10' };
  const placed = await placeOrder(shop, cart, formFor(cart, { phone }));
  if (!placed.ok) throw new Error(placed.refusal.code);
  return placed.value.orderId;
}

test('a code is stored in capitals without spaces, and cannot be added twice', async () => {
  const { shop, promo } = await openWithCode();
  expect(promo).toMatchObject({ code: 'AYU10', value: 10, uses: 0, maxUses: null });
  expect(await addPromoCode(shop, formOf({ promo: 'Ayu10' }))).toMatchObject({
    refusal: { code: 'promo-taken' },
  });
});

test('the form refuses an invalid value, code or range of days', () => {
  expect(problemsOf({ value: '101' })).toEqual(['percent']);
  expect(problemsOf({ value: '0' })).toEqual(['out-of-range']);
  expect(problemsOf({ promo: 'කේතය' })).toEqual(['promo']);
  expect(problemsOf({ startsOn: '2026-11-25', endsOn: '2026-11-24' })).toEqual(['before-start']);
  expect(problemsOf({ startsOn: '2026-11-25', endsOn: '2026-11-25' })).toBeUndefined();
});

test('a code is listed with its uses, sales and discount, without cancelled orders', async () => {
  const opened = await openWithCode();
  const { shop } = opened;
  const first = await order(opened);
  await order(opened);
  expect(await listPromoCodes(shop)).toMatchObject([{ uses: 2, salesLkr: 1800, discountLkr: 200 }]);
  await cancelOrder(shop, { orderId: first, reason: 'not-reached' });
  expect(await listPromoCodes(shop)).toMatchObject([{ uses: 1, salesLkr: 900, discountLkr: 100 }]);
});

test('a limit that is set later counts the existing orders', async () => {
  const opened = await openWithCode();
  const { shop, promo } = opened;
  await order(opened);
  const wanted = formOf({ maxUses: '1', version: '1' });
  expect(await savePromoCode(shop, promo.id, wanted)).toMatchObject({ ok: true });
  expect(await findPromoCode(shop, promo.id)).toMatchObject({ maxUses: 1, used: 1, isUsed: true });
  await expect(order(opened)).rejects.toThrow('promo-refused');
});

test('the discount of a used code cannot be changed, and an outdated form is refused', async () => {
  const opened = await openWithCode();
  const { shop, promo } = opened;
  const save = (overrides: Record<string, string>) =>
    savePromoCode(shop, promo.id, formOf({ version: '1', ...overrides }));
  await order(opened);
  expect(await save({ value: '50' })).toMatchObject({ refusal: { code: 'promo-in-use' } });
  expect(await save({ active: 'off' })).toMatchObject({ ok: true });
  expect(await save({ minimumLkr: '500' })).toMatchObject({
    refusal: { code: 'changed-since' },
  });
});

test('an invalid minimum or limit is refused with its reason, and each can be empty', () => {
  for (const field of ['minimumLkr', 'maxUses', 'maxUsesPerPhone']) {
    const read = (input: string) => problemsOf({ [field]: input });
    expect(read('ten')).toEqual(['not-number']);
    expect(read('1.5')).toEqual(['not-whole']);
    expect(read('1000001')).toEqual(['too-large']);
    expect(read(' ')).toBeUndefined();
  }
  expect(problemsOf({ maxUses: '0' })).toEqual(['out-of-range']);
  expect(formOf({ minimumLkr: '', maxUses: '' }).rules).toMatchObject({
    minimumLkr: 0,
    maxUses: null,
    maxUsesPerPhone: null,
  });
});

test('of simultaneous requests to rename promo codes to one code or to add that code, one succeeds and the others are refused', async () => {
  const { shop, promo } = await openWithCode();
  await addPromoCode(shop, formOf({ promo: 'HERB5' }));
  const other = (await listPromoCodes(shop)).find(({ code }) => code === 'HERB5');
  const wanted = formOf({ promo: 'NEW20', version: '1' });

  const results = await Promise.all([
    savePromoCode(shop, promo.id, wanted),
    savePromoCode(shop, other?.id ?? '', wanted),
    addPromoCode(shop, wanted),
  ]);

  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = { ok: false, refusal: { code: 'promo-taken' } };
  expect(results.filter(({ ok }) => !ok)).toEqual([refused, refused]);
});
