import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readMonthAccounts } from '#domain/month-accounts/read-month-accounts.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { aParcel, aRemittance, lineFor, takeOverForm } from '#test/courier-cash.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { countParcelsToDeliver, deliverListed } from './deliver-listed.server.ts';
import { listRemittances } from './find-remittance.server.ts';
import { takeBackRemittance } from './take-back-remittance.server.ts';
import { takeRemittance } from './take-remittance.server.ts';

/** Opens a shop that took over a list of two parcels, and then reverted the payment of the first by hand. */
async function takeListAndRevertOne() {
  const shop = await anOwner(await openTestShop());
  const [reverted, other] = [await aParcel(shop), await aParcel(shop)];
  const form = await takeOverForm(
    shop,
    await aRemittance(shop, [lineFor(reverted), lineFor(other)]),
  );
  await takeRemittance(shop, form);
  await changeOrderStatus(shop, { orderId: reverted.id, paymentStatus: 'pending' });
  return { shop, reverted, other, form };
}

test('a list that is taken back leaves no fee in the accounts, not even of a payment that was reverted by hand before', async () => {
  const { shop, form } = await takeListAndRevertOne();
  const readTotal = async () => (await readMonthAccounts(shop, '2026-11'))?.total;
  expect(await readTotal()).toMatchObject({ receivedLkr: 3800, courierFeeLkr: 700 });

  await takeBackRemittance(shop, form);

  expect(await readTotal()).toMatchObject({ receivedLkr: 0, courierFeeLkr: 0 });
  await takeBackRemittance(shop, form);
  expect(await readTotal()).toMatchObject({ receivedLkr: 0, courierFeeLkr: 0 });
  const { lists } = await listRemittances(shop, { page: 1 });
  expect(lists, 'in the table of lists').toMatchObject([{ paidLkr: 0, feeLkr: 0 }]);
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('a parcel whose payment was reverted by hand is not marked as delivered with the others of its list', async () => {
  const { shop, reverted, other, form } = await takeListAndRevertOne();
  const statusOf = async ({ id }: { id: string }) =>
    (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
  expect(await countParcelsToDeliver(shop, form.remittanceId)).toBe(1);

  expect(await deliverListed(shop, form)).toEqual({ ok: true, value: 1 });

  expect([await statusOf(reverted), await statusOf(other)]).toEqual(['shipped', 'delivered']);
});
