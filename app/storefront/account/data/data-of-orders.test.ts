import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { giveConsent } from '#domain/customers/consent/give-consent.server.ts';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { openSellingShop } from '#test/checkout.ts';
import { anOnlineOrder } from '#test/online-payment.ts';
import { aDeliveredOrder, reportDamage } from '#test/parcel-problems.ts';
import { aCustomer, aProduct } from '#test/shop.ts';
import { requestAlert } from '#test/stock-alerts.ts';
import { collectOwnData } from './collect-own-data.server.ts';

const phone = '+94701555136';
const email = 'selvi.nadarajah@example.lk';

/** Opens a shop with a customer who verified both of their contacts. */
async function aShopWithSelvi() {
  const shop = await openSellingShop();
  const { userId } = (await aCustomer(shop)).actor;
  const at = shop.now();
  const verified = { email, phone, emailVerifiedAt: at, phoneVerifiedAt: at };
  await shop.db.update(customers).set(verified).where(eq(customers.userId, userId));
  return { shop, userId, ofSelvi: { userId, customerPhone: phone } };
}

test("a customer's online payments, requests to cancel, parcel problems and slips are in the downloaded data", async () => {
  const { shop, userId, ofSelvi } = await aShopWithSelvi();
  const online = await anOnlineOrder(shop, ofSelvi);
  const transfer = await aTransferOrder(shop, ofSelvi);
  const { orderId } = await aDeliveredOrder(shop, ofSelvi);
  const sent = [
    await askToCancel(shop, { orderId: online.id, words: 'Selvi travels' }),
    await reportDamage(shop, orderId),
    await sendSlip(shop, transfer.id, 'slip of Selvi'),
  ];
  expect(sent.map(({ ok }) => ok)).toEqual([true, true, true]);

  const data = await collectOwnData(shop, userId);

  expect(data).toMatchObject({
    paymentsOnline: [{ orderId: online.id, firstName: 'Nimal', lastName: 'Perera' }],
    requestsToCancel: [{ orderId: online.id, said: { text: 'Selvi travels' } }],
    parcelProblems: [{ orderId, words: 'The cap of Selvi' }],
    bankSlips: [
      { orderId: transfer.id, file: expect.stringMatching(/^data:image\/webp;base64,./) },
    ],
  });
  expect(data?.parcelProblems[0]?.pictures).toHaveLength(2);
});

test('the stock alerts and the consent to offers of a customer are in the downloaded data', async () => {
  const { shop, userId, ofSelvi } = await aShopWithSelvi();
  expect(await giveConsent(shop, await anOnlineOrder(shop, ofSelvi))).toMatchObject({ ok: true });
  const givenAt = shop.now();
  const { slug } = await aProduct(shop, { nameEn: 'Scarce oil', stock: 0 });
  await requestAlert(shop, slug, { email });
  expect(await collectOwnData(shop, userId)).toMatchObject({
    offersYouAgreedTo: { phone, givenAt, withdrawnAt: null },
    productsYouWaitFor: [{ productName: { en: 'Scarce oil' }, email }],
  });
});
