import { expect, test } from 'vitest';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { findPromoTerms } from '#domain/orders/promo/find-promo-terms.server.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { listPromos } from '#domain/promotions/find-promo.server.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { formFor, openSellingShop } from '#test/checkout.ts';
import { aPromo } from '#test/promo.ts';
import { seeded } from '#test/seeded.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { quantityField } from './entry-answer.ts';
import { listItems } from './list-items.server.ts';
import { rulesOfEdit, rulesOfNewOrder } from './price-rules.ts';
import { type PriceRules, runningSums } from './running-total.tsx';

const random = seeded(20_261_129, 'price rules');
const places = [
  { city: 'Our village', province: 'Northern' },
  { city: 'Jaffna', province: 'Northern', district: 'Jaffna' },
  { city: 'Kandy', province: 'Central', district: 'Kandy' },
] as const;
const codes = ['', 'TENTH', 'OIL-500', 'FROM-9000'];

/** Opens a shop with fees by district, a free product, and promo codes of all kinds. */
async function openShop() {
  const shop = await anOwner(await openSellingShop());
  const fees = { freeDelivery: false, deliveryFeeLkr: 350, districtFees: 'Jaffna 450' };
  await shop.db.update(settings).set(fees);
  const oil = await aProduct(shop, { stock: 9_000, priceLkr: 3805 });
  await aProduct(shop, { stock: 9_000, priceLkr: 901 });
  await aProduct(shop, { stock: 9_000, priceLkr: 0 });
  await aPromo(shop, { code: 'TENTH' });
  await aPromo(shop, { code: 'OIL-500', kind: 'amount', value: 500, productIds: [oil.id] });
  await aPromo(shop, { code: 'FROM-9000', minimumLkr: 9_000 });
  const items = await listItems(shop);
  const delivery = deliveryRulesOf(await readSettings(shop));
  return { shop, items, delivery };
}
type Opened = Awaited<ReturnType<typeof openShop>>;

/** Returns random quantities, a random place, and the total that the preview shows for them. */
function anyEntry(items: Opened['items'], rules: PriceRules, promo: string) {
  const quantities = new Map(items.map(({ productId }) => [productId, random.between(0, 3)]));
  const place = random.pick(places);
  const fields = [...quantities].map(([id, quantity]) => [quantityField(id), `${quantity}`]);
  const form = { ...Object.fromEntries(fields), ...place, promo };
  return { quantities, place, shownTotalLkr: runningSums(form, items, rules)?.totalLkr };
}

async function placeAnyOrder({ shop, items, delivery }: Opened, index: number) {
  const promoCode = random.pick(codes);
  const rules = rulesOfNewOrder({ delivery, promos: await listPromos(shop) });
  const { quantities, place, shownTotalLkr } = anyEntry(items, rules, promoCode);
  const lines = [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => ({ productId, quantity }));
  const cart = { key: crypto.randomUUID(), lines, promoCode: promoCode || undefined };
  const phone = `+9477${1_000_000 + index}`;
  return placeOrder(shop, cart, formFor(cart, { ...place, phone, shownTotalLkr }));
}

async function editAtRandom({ shop, items, delivery }: Opened, order: Order) {
  const sold = order.lines.map(({ productId, priceLkr }) => ({ productId, priceLkr }));
  const others = items.filter((item) => sold.every((line) => line.productId !== item.productId));
  const promoTerms = await findPromoTerms(shop, order);
  const rules = rulesOfEdit({ order, delivery, promoTerms });
  const edited = [...sold, ...others] as Opened['items'];
  const { quantities, place, shownTotalLkr } = anyEntry(edited, rules, '');
  const { id: orderId, version, customerName, customerPhone: phone, street: address } = order;
  const unchanged = { orderId, version, customerName, phone, email: undefined, address };
  return editOrder(shop, { ...unchanged, ...place, quantities, shownTotalLkr });
}

test('the preview of a new and of an edited order shows the total that the server calculates', async () => {
  const opened = await openShop();
  const outcomes: string[] = [];
  for (let index = 0; index < 30; index += 1) {
    const placed = await placeAnyOrder(opened, index);
    outcomes.push(placed.ok ? 'placed' : placed.refusal.code);
    const order = placed.ok && (await findOrder(opened.shop, placed.value.orderId));
    if (!order) continue;
    const edited = await editAtRandom(opened, order);
    outcomes.push(edited.ok ? 'edited' : edited.refusal.code);
  }
  expect(outcomes).not.toContain('total-changed');
  expect(outcomes).toEqual(expect.arrayContaining(['placed', 'edited', 'promo-refused']));
});
