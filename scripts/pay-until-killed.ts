import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { beginGatewayRefund } from '#domain/orders/refunds/begin-gateway-refund.server.ts';
import { sendGatewayRefund } from '#domain/orders/refunds/send-gateway-refund.server.ts';
import { takeBackRemittance } from '#domain/remittances/take-back-remittance.server.ts';
import { takeRemittance } from '#domain/remittances/take-remittance.server.ts';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { acceptSlips } from '#domain/slips/settle-slips.server.ts';
import { openMerchantApi } from '#platform/payhere/merchant-api.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { aParcel, aRemittance, lineFor, takeOverForm } from '#test/courier-cash.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOrder } from '#test/order.ts';
import { openDatabaseOf } from '#test/query-database.ts';
import { anOwner, aProduct } from '#test/shop.ts';

// Started by the test that kills it: pays by every method in a loop, and prints each confirmed payment.
const [dataDir = '', databaseUrl = '', gatewayUrl = ''] = process.argv.slice(2);
const { database } = await openDatabaseOf({ dataDir, databaseUrl: databaseUrl || undefined });
const shop: Shop = {
  db: database.db,
  actor: { kind: 'shop' },
  now: () => new Date(),
  listeners: [],
};
const owner: AdminShop = await anOwner(shop, { email: `${randomUUID()}@example.lk` });
const product = await aProduct(shop, { slug: `killed-${randomUUID()}`, stock: 9000 });
const lines = [{ product, quantity: 1 }];
/** PayHere's codes. */
const [received, chargedBack] = [2, -3] as const;
const api = openMerchantApi({ baseUrl: gatewayUrl, appId: 'app', appSecret: 'of the app' });

/** Returns the value of a command. Throws if it refuses, so that an error of the test does not look like a kill. */
async function mustSucceed<Value>(
  done: Promise<{ ok: true; value: Value } | { ok: false; refusal: { code: string } }>,
) {
  const result = await done;
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

/** Makes an order in one transaction, as the checkout does. */
function inOneTransaction<Order>(make: (shop: Shop) => Promise<Order>): Promise<Order> {
  return shop.db.transaction((db) => make({ ...shop, db }));
}

/** Returns a number of 16 digits, from which the stand-in finds the order again. */
function paymentIdOf({ orderNumber }: { orderNumber: string }): string {
  const [, at = '', attempt = ''] = orderNumber.split('-');
  return at + attempt.padStart(3, '0');
}

async function takeList() {
  const parcel = await inOneTransaction((shop) =>
    aParcel(shop, { lines, trackingNumber: randomUUID() }),
  );
  const list = await aRemittance(owner, [lineFor(parcel)]);
  await mustSucceed(takeRemittance(owner, await takeOverForm(owner, list)));
  return { id: parcel.id, remittanceId: list.id };
}

const payments: Record<string, () => Promise<string>> = {
  async cash() {
    const { id } = await inOneTransaction((shop) => anOrder(shop, { lines, status: 'shipped' }));
    await mustSucceed(
      changeOrderStatus(owner, { orderId: id, status: 'delivered', paymentStatus: 'paid' }),
    );
    return id;
  },
  async slip() {
    const { id, totalLkr } = await inOneTransaction((shop) => aTransferOrder(shop, { lines }));
    await mustSucceed(sendSlip(shop, id));
    const shownSlips = (await listSlips(shop, id)).map((slip) => slip.id);
    await mustSucceed(acceptSlips(owner, { orderId: id, shownSlips, shownDueLkr: totalLkr }));
    return id;
  },
  async courier() {
    return (await takeList()).id;
  },
  async 'courier-taken-back'() {
    const { id, remittanceId } = await takeList();
    await mustSucceed(takeBackRemittance(owner, { remittanceId }));
    return id;
  },
  async notification() {
    const order = await inOneTransaction((shop) => anOnlineOrder(shop, { lines }));
    await mustSucceed(
      recordNotification(shop, aNotification(order, received, { paymentId: paymentIdOf(order) })),
    );
    return order.id;
  },
  async 'charge-back'() {
    const order = await inOneTransaction((shop) => anOnlineOrder(shop, { lines }));
    const paymentId = paymentIdOf(order);
    await mustSucceed(recordNotification(shop, aNotification(order, received, { paymentId })));
    await mustSucceed(recordNotification(shop, aNotification(order, chargedBack, { paymentId })));
    return order.id;
  },
  async refund() {
    const order = await inOneTransaction((shop) => anOnlineOrder(shop, { lines }));
    const { id: orderId, orderNumber, totalLkr: amountLkr } = order;
    const paymentId = paymentIdOf(order);
    await mustSucceed(recordNotification(shop, aNotification(order, received, { paymentId })));
    const refund = {
      orderId,
      paymentId,
      amountLkr,
      reason: '',
      shownRefundedLkr: 0,
      returnedUnits: new Map(),
    };
    const begun = await mustSucceed(beginGatewayRefund(owner, refund));
    const { kind } = await sendGatewayRefund(owner, begun, { orderNumber, refund: api.refund });
    if (kind !== 'refunded') throw new Error(`The stand-in said ${kind}.`);
    return orderId;
  },
};

for (const [name, pay] of Object.entries(payments)) {
  void (async () => {
    for (;;) {
      process.stdout.write(`${name} ${await pay()}\n`);
      // Yields: the embedded database would otherwise never let the event loop read the responses of the gateway.
      await setImmediate();
    }
  })();
}
