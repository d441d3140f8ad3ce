import { expect, test } from 'vitest';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { aNotification } from '#test/online-payment.ts';
import { aPaidOrder, refunded } from '#test/online-refund.ts';
import { beginGatewayRefund } from './begin-gateway-refund.server.ts';
import { sendGatewayRefund } from './send-gateway-refund.server.ts';

test('what the gateway refuses moves nothing, and can be tried again', async () => {
  const { pressRefund, readOrder } = await aPaidOrder();
  expect(await pressRefund({}, { kind: 'refused', why: 'down', says: '' })).toBe('refused');
  expect(await readOrder()).toMatchObject({ refundedLkr: 0 });
  expect(await pressRefund()).toBe('refunded');
});

test('money that the bank took back while a refund was under way is counted once', async () => {
  const { shop, owner, order, refundInput, readOrder } = await aPaidOrder();
  const { orderNumber } = order;
  const begun = await beginGatewayRefund(owner, refundInput());
  if (!begun.ok) throw new Error('The refund was refused.');
  await recordNotification(shop, aNotification(order, -3));
  await sendGatewayRefund(owner, begun.value, { orderNumber, refund: async () => refunded });
  expect(await readOrder()).toMatchObject({ receivedLkr: 7600, refundedLkr: 7600 });
  expect(await paymentMismatches(shop)).toEqual([]);
});
