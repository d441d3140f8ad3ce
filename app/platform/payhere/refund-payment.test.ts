import { expect, test } from 'vitest';
import { checkoutHash } from '#domain/payments/payhere/signature.server.ts';
import { openMerchantApi } from './merchant-api.server.ts';
import { PayHereStandIn } from './stand-in.server.ts';

const account = { merchantId: '1210000', secret: 'x', appId: 'app', appSecret: 'of the app' };
const baseUrl = 'https://payhere.example/merchant/v1';

async function openPaid(appSecret = account.appSecret) {
  const standIn = new PayHereStandIn({ ...account, basePath: '', notify: async () => 200 });
  const post = (path: string, fields: Record<string, string>) =>
    standIn.handle(
      new Request(`https://payhere.example${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
    );
  const signed = {
    merchantId: '1210000',
    reference: 'ORD-1-1',
    amount: '3800.00',
    currency: 'LKR',
  };
  const hash = checkoutHash(signed, account.secret);
  const { merchantId, reference, amount, currency } = signed;
  await post('/pay/checkout', {
    merchant_id: merchantId,
    order_id: reference,
    amount,
    currency,
    hash,
  });
  await post('/pay/outcome', { order_id: reference, outcome: 'pay' });
  /** Replaces the response to a refund on its way. */
  const network: { after: (response: Response) => Response } = { after: (response) => response };
  const transport = async (request: Request) => {
    const isRefund = request.url.endsWith('/refund');
    const response = await standIn.handle(request);
    return isRefund ? network.after(response) : response;
  };
  const api = openMerchantApi({ ...account, appSecret, baseUrl, transport });
  const result = await openMerchantApi({ ...account, baseUrl, transport }).search(reference);
  const paymentId = result.kind === 'found' ? (result.payments[0]?.paymentId ?? '') : '';
  const refund = (amountLkr?: number) => api.refund({ paymentId, description: 'x', amountLkr });
  return { standIn, api, network, refund };
}

test('a payment is refunded in parts, and never by more than its amount', async () => {
  const { refund } = await openPaid();
  expect(await refund(1000)).toEqual({ kind: 'refunded', refundId: '101' });
  expect(await refund()).toMatchObject({ kind: 'refused', why: 'payment' });
  expect(await refund(2800)).toMatchObject({ kind: 'refunded' });
  expect(await refund(1)).toMatchObject({ kind: 'refused', why: 'payment' });
});

test('a refund that was not executed is refused with the reason, and a refund that may have been executed is unknown', async () => {
  const { standIn, api, network, refund } = await openPaid();
  expect(await api.refund({ paymentId: '1', description: 'x', amountLkr: 1 })).toMatchObject({
    ...{ kind: 'refused', why: 'payment', gatewayText: 'Payment not found' },
  });
  expect(await (await openPaid('wrong')).refund()).toMatchObject({ why: 'key' });
  const responses: [() => Response, object][] = [
    [() => Response.json({ status: -1, msg: 'Access denied' }), { why: 'key' }],
    [() => Response.json({ status: -2, msg: 'Authentication error' }), { why: 'key' }],
    [
      () => Response.json({ status: -1, msg: `${'x'.repeat(119)}😀` }),
      { gatewayText: `${'x'.repeat(119)}\ufffd` },
    ],
    [() => new Response(null, { status: 401 }), { kind: 'refused', why: 'key' }],
    [() => new Response(null, { status: 429 }), { kind: 'refused', why: 'busy' }],
    [() => new Response(null, { status: 502 }), { kind: 'unknown' }],
    [() => new Response(null, { status: 302, headers: { Location: '/' } }), { kind: 'unknown' }],
    [() => new Response('<html>'), { kind: 'unknown' }],
    [() => Response.json(null), { kind: 'unknown' }],
    [() => Response.json({ status: 0, msg: 'Queued' }), { kind: 'unknown' }],
    [() => Response.error(), { kind: 'unknown' }],
  ];
  for (const [response, outcome] of responses) {
    network.after = response;
    expect(await refund(1)).toMatchObject(outcome);
  }
  network.after = () => {
    throw new TypeError('The connection was reset.');
  };
  expect(await refund(1)).toEqual({ kind: 'unknown' });
  standIn.faults.isDown = true;
  expect(await refund(1)).toEqual({ kind: 'refused', why: 'down', gatewayText: '' });
});
