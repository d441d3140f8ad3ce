import type { Shop } from '#domain/kernel/shop.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { reportProblem } from '#domain/problems/report-problem.server.ts';
import { anOrder } from './order.ts';
import { anOwner } from './shop.ts';

/** Makes an order that was just delivered, and the owner who recorded that. */
export async function aDeliveredOrder(shop: Shop, overrides: Parameters<typeof anOrder>[1] = {}) {
  const owner = await anOwner(shop);
  const { id: orderId } = await anOrder(shop, { status: 'shipped', ...overrides });
  await changeOrderStatus(owner, { orderId, status: 'delivered' });
  return { owner, orderId };
}

const aTinyPicture = {
  width: 1,
  height: 1,
  content: Buffer.from('picture').toString('base64'),
};

/** Reports a damaged parcel, with two pictures. */
export function reportDamage(shop: Shop, orderId: string) {
  const pictures = [aTinyPicture, aTinyPicture];
  return reportProblem(shop, orderId, { kind: 'damaged', words: 'The cap of Selvi', pictures });
}
