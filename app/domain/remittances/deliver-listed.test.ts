import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recordRefusedDelivery } from '#domain/orders/fulfilment/record-refused-delivery.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { afterFirstRead } from '#test/after-first-read.ts';
import { aParcel, aRemittance, lineFor, takeOverForm } from '#test/courier-cash.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { countParcelsToDeliver, deliverListed } from './deliver-listed.server.ts';
import { takeBackRemittance } from './take-back-remittance.server.ts';
import { takeRemittance } from './take-remittance.server.ts';

test('only the parcels that a list paid are marked as delivered, once, and the list can still be taken back', async () => {
  const shop = await anOwner(await openTestShop());
  const parcels = [await aParcel(shop), await aParcel(shop), await aParcel(shop)];
  const [paid, refused, unpaid] = parcels;
  const deliveredParcel = await aParcel(shop, { status: 'delivered' });
  if (!paid || !refused || !unpaid) throw new Error('A parcel is missing.');
  const underpaidLine = lineFor(unpaid, { amountLkr: 10 });
  const list = await aRemittance(shop, [
    lineFor(paid),
    lineFor(refused),
    underpaidLine,
    lineFor(deliveredParcel),
  ]);
  const form = await takeOverForm(shop, list);
  expect(await deliverListed(shop, form)).toEqual({ ok: false, refusal: { code: 'not-taken' } });
  await takeRemittance(shop, form);
  await recordRefusedDelivery(shop, { orderId: refused.id, isRestocked: true });
  expect(await countParcelsToDeliver(shop, list.id)).toBe(1);

  const results = await Promise.all([1, 2, 3].map(() => deliverListed(shop, form)));
  expect(results.reduce((sum, each) => sum + (each.ok ? each.value : 5), 0)).toBe(1);
  const statusOf = async (id: string) =>
    (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
  expect(await Promise.all(parcels.map(({ id }) => statusOf(id)))).toEqual([
    'delivered',
    'cancelled',
    'shipped',
  ]);
  expect(await countParcelsToDeliver(shop, list.id)).toBe(0);
  expect(await takeBackRemittance(shop, form)).toMatchObject({ ok: true });
  expect(await statusOf(paid.id)).toBe('delivered');
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('the parcels of a list that was taken back in the meantime are not marked as delivered', async () => {
  const shop = await anOwner(await openTestShop());
  const parcel = await aParcel(shop);
  const list = await aRemittance(shop, [lineFor(parcel)]);
  const form = await takeOverForm(shop, list);
  await takeRemittance(shop, form);
  await takeBackRemittance(shop, form);
  const refusal = { code: 'taken-back-since' };
  expect(await deliverListed(shop, form)).toEqual({ ok: false, refusal });
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, parcel.id));
  expect(order?.status).toBe('shipped');
  const unknown = { remittanceId: 'nonsense' };
  expect(await deliverListed(shop, unknown)).toMatchObject({ refusal: { code: 'list-not-found' } });
});

test('a list that is taken back right after its parcels were read marks none of them as delivered', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [lineFor(await aParcel(shop)), lineFor(await aParcel(shop))];
  const form = await takeOverForm(shop, await aRemittance(shop, lines));
  await takeRemittance(shop, form);
  const interruptedShop = afterFirstRead(shop, () => takeBackRemittance(shop, form));

  expect(await deliverListed(interruptedShop, form)).toMatchObject({
    refusal: { code: 'taken-back-since' },
  });

  const statuses = await shop.db.select({ status: orders.status }).from(orders);
  expect(statuses).toEqual([{ status: 'shipped' }, { status: 'shipped' }]);
});
