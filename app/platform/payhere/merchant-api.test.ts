import { expect, test } from 'vitest';
import { checkoutHash } from '#domain/payments/payhere/signature.server.ts';
import { openMerchantApi } from './merchant-api.server.ts';
import { PayHereStandIn } from './stand-in.server.ts';

const account = {
  merchantId: '1210000',
  secret: 'a secret',
  appId: 'app',
  appSecret: 'of the app',
};
const baseUrl = 'https://payhere.example/merchant/v1';

function openApi(key: { appSecret?: string } = {}) {
  const standIn = new PayHereStandIn({ ...account, basePath: '', notify: async () => 200 });
  const paths: string[] = [];
  const transport = async (request: Request) => {
    paths.push(new URL(request.url).pathname);
    return standIn.handle(request);
  };
  return {
    standIn,
    paths,
    api: openMerchantApi({ ...account, ...key, baseUrl, transport }),
  };
}

const post = (standIn: PayHereStandIn, path: string, fields: Record<string, string>) =>
  standIn.handle(
    new Request(`https://payhere.example${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  );

async function pay(standIn: PayHereStandIn, reference: string) {
  const { merchantId, secret } = account;
  const signed = { merchantId, reference, amount: '3800.00', currency: 'LKR' };
  const hash = checkoutHash(signed, secret);
  const { amount, currency } = signed;
  const fields = { merchant_id: merchantId, order_id: reference, amount, currency, hash };
  await post(standIn, '/pay/checkout', fields);
  await post(standIn, '/pay/outcome', { order_id: reference, outcome: 'pay' });
}

test('a payment is found by its reference with its fee and without card data, and two searches use one token', async () => {
  const { standIn, paths, api } = openApi();
  expect(await api.search('ORD-1-1')).toEqual({ kind: 'found', payments: [] });
  await pay(standIn, 'ORD-1-1');
  const result = await api.search('ORD-1-1');
  expect(result).toMatchObject({
    payments: [
      { reference: 'ORD-1-1', status: 'RECEIVED', currency: 'LKR', amount: 3800, fee: 155 },
    ],
  });
  // Looks for the last digits of the stand-in's card, which the random id of a payment may have inside it.
  expect(JSON.stringify(result)).not.toMatch(/\b1292\b/);
  expect(paths.filter((path) => path.endsWith('/oauth/token'))).toHaveLength(1);
});

test('a token that PayHere revoked early is renewed; a wrong key is refused', async () => {
  const { standIn, api } = openApi();
  await api.search('ORD-1-1');
  let refusals = 0;
  standIn.faults.api = () => {
    refusals += 1;
    standIn.faults.api = undefined;
    return Response.json({ error: 'invalid_token' }, { status: 401 });
  };
  expect(await api.search('ORD-1-1')).toEqual({ kind: 'found', payments: [] });
  expect(refusals).toBe(1);
  expect(await openApi({ appSecret: 'wrong' }).api.search('ORD-1-1')).toEqual({ kind: 'refused' });
});

test('an outage and a broken response count as down, a rate limit as later, and a domain or key that is not allowed as refused', async () => {
  const { standIn, api } = openApi();
  await api.search('ORD-1-1');
  const responses: [() => Response, object][] = [
    [() => new Response(null, { status: 503 }), { kind: 'down' }],
    [() => new Response('<html>'), { kind: 'down' }],
    [() => Response.json(null), { kind: 'down' }],
    [() => Response.json({ status: 1, data: 'none' }), { kind: 'down' }],
    [() => Response.json({ status: 1, data: [null] }), { kind: 'down' }],
    [
      () => new Response(null, { status: 429, headers: { 'Retry-After': '90' } }),
      { kind: 'later', waitMs: 90_000 },
    ],
    [() => Response.json({ status: -1, msg: 'Access denied' }), { kind: 'refused' }],
    [() => Response.json({ status: -2, msg: 'Authentication error' }), { kind: 'refused' }],
  ];
  for (const [fault, outcome] of responses) {
    standIn.faults.api = fault;
    expect(await api.search('ORD-1-1')).toEqual(outcome);
  }
  standIn.faults.api = undefined;
  standIn.faults.isDown = true;
  expect(await api.search('ORD-1-1')).toEqual({ kind: 'down' });
});

test('a gateway that does not answer in time counts as down', async () => {
  const transport = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const api = openMerchantApi({ ...account, baseUrl, transport, timeoutMs: 5 });
  expect(await api.search('ORD-1-1')).toEqual({ kind: 'down' });
});
