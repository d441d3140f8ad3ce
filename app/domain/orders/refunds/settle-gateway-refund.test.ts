import { expect, test } from 'vitest';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { paymentGaps } from '#test/ledger.ts';
import { heard } from '#test/online-payment.ts';
import { aPaidOrder, refunded } from '#test/online-refund.ts';
import { beginGatewayRefund } from './begin-gateway-refund.server.ts';
import { sendGatewayRefund } from './send-gateway-refund.server.ts';

test('what the gateway refuses moves nothing, and can be tried again', async () => {
  const { press, see } = await aPaidOrder();
  expect(await press({}, { kind: 'refused', why: 'down', says: '' })).toBe('refused');
  expect(await see()).toMatchObject({ refundedLkr: 0 });
  expect(await press()).toBe('refunded');
});

test('money that the bank took back while a refund was under way is counted once', async () => {
  const { shop, owner, order, wanted, see } = await aPaidOrder();
  const { orderNumber } = order;
  const begun = await beginGatewayRefund(owner, wanted());
  if (!begun.ok) throw new Error('The refund was refused.');
  await recordNotification(shop, heard(order, -3));
  await sendGatewayRefund(owner, begun.value, { orderNumber, refund: async () => refunded });
  expect(await see()).toMatchObject({ receivedLkr: 7600, refundedLkr: 7600 });
  expect(await paymentGaps(shop)).toEqual([]);
});
