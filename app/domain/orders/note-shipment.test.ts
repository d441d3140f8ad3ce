import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findOrder } from './find-order.server.ts';
import { listHistory } from './list-history.server.ts';
import { noteShipment } from './note-shipment.server.ts';

test('who carries the parcel is kept with its number, once, and can be put right', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop);
  const first = { courier: 'Domex', trackingNumber: 'DX 1234' };

  await noteShipment(shop, { orderId, ...first });
  await noteShipment(shop, { orderId, ...first });
  await noteShipment(shop, { orderId, ...first, trackingNumber: 'DX 1235' });

  expect(await findOrder(shop, orderId)).toMatchObject({
    courier: 'Domex',
    trackingNumber: 'DX 1235',
  });
  const noted = (await listHistory(shop, orderId)).filter((row) => row.event === 'shipment');
  expect(noted.map((row) => row.details)).toEqual([first, { ...first, trackingNumber: 'DX 1235' }]);
  expect((await listAudit(shop)).entries[0]).toMatchObject({
    action: 'order-shipment-noted',
    before: { trackingNumber: 'DX 1234' },
    after: { trackingNumber: 'DX 1235' },
  });
});

test('an order that does not exist is not shipped', async () => {
  const shop = await anOwner(await openTestShop());
  const nowhere = { orderId: 'nonsense', courier: '', trackingNumber: '' };
  expect(await noteShipment(shop, nowhere)).toMatchObject({ refusal: { code: 'order-not-found' } });
});
