import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { checkoutHash } from '#domain/payments/payhere/signature.server.ts';
import { PayHereStandIn } from './stand-in.server.ts';

const account = { merchantId: '1210000', secret: 'x', appId: 'app', appSecret: 'of the app' };
const order = { reference: 'ORD-1-1', amount: '3800.00', currency: 'LKR' };

test('a notification that the shop cannot record does not end the process', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => {
    process.off('unhandledRejection', note);
  });
  const notified = Promise.withResolvers<void>();
  const notify = async () => {
    notified.resolve();
    throw new Error('The database is down');
  };
  const standIn = new PayHereStandIn({ ...account, basePath: '', notify });
  const post = (path: string, fields: Record<string, string>) =>
    standIn.handle(
      new Request(`https://payhere.example${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
    );
  const { reference, amount, currency } = order;
  const hash = checkoutHash({ ...order, merchantId: account.merchantId }, account.secret);
  const signed = { merchant_id: account.merchantId, order_id: reference, amount, currency, hash };
  await post('/pay/checkout', signed);
  await post('/pay/outcome', { order_id: reference, outcome: 'pay' });
  await notified.promise;
  await pause(20);
  expect(unhandled).toEqual([]);
});
