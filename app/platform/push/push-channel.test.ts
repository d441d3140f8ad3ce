import { createECDH } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decryptPush, openPushService, type PushResponse } from '#test/push-service.ts';
import { openPushChannel } from './push-channel.server.ts';
import { vapidKeys } from './vapid-keys.server.ts';

let service: Awaited<ReturnType<typeof openPushService>>;
beforeEach(async () => {
  service = await openPushService();
});
afterEach(() => service.close());

const keys = vapidKeys('a secret of the tests');
const sender = { keys, contact: 'https://shop.example.lk' };
const channel = openPushChannel(sender);
const impatientChannel = openPushChannel({ ...sender, timeoutMs: 300 });

function aPush(overrides: { p256dh?: string } = {}) {
  return {
    id: '1',
    recipient: '2',
    language: 'si',
    subject: 'නව ඇණවුමක්, රු. 3,800',
    text: 'ORD-1',
    url: 'https://shop.example.lk/admin/orders/1',
    tag: '1',
    device: { ...service.subscribe(), ...overrides },
    lifeSeconds: 600,
  };
}

test('a notification is encrypted for its device, and signed by the shop for this push service', async () => {
  expect(await channel.send(aPush())).toEqual({ kind: 'sent' });

  const [{ payload, ttl, vapid } = { payload: {}, ttl: 0, vapid: undefined }] = service.received;
  expect(payload).toEqual({
    title: 'නව ඇණවුමක්, රු. 3,800',
    body: 'ORD-1',
    lang: 'si',
    url: 'https://shop.example.lk/admin/orders/1',
    tag: '1',
  });
  expect(ttl).toBe(600);
  expect(vapid).toMatchObject({
    aud: service.origin,
    sub: 'https://shop.example.lk',
    key: keys.publicKey,
  });
  const hours = ((vapid?.exp ?? 0) * 1000 - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(1);
  expect(hours).toBeLessThanOrEqual(24);
  expect(service.faults).toEqual([]);
});

const refusals: [PushResponse, object][] = [
  [{ status: 404 }, { kind: 'refused', problem: 'device-gone' }],
  [{ status: 410 }, { kind: 'refused', problem: 'device-gone' }],
  [{ status: 400 }, { kind: 'refused', problem: 'refused' }],
  [{ status: 413 }, { kind: 'refused', problem: 'refused' }],
  [{ status: 403 }, { kind: 'refused', problem: 'sign-in-refused' }],
  [
    { status: 302, headers: { Location: 'http://127.0.0.1:1/' } },
    { kind: 'refused', problem: 'refused' },
  ],
  [
    { status: 429, headers: { 'Retry-After': '120' } },
    { kind: 'later', problem: 'put-off', waitMs: 120_000 },
  ],
  [{ status: 500 }, { kind: 'later', problem: 'put-off', waitMs: 0 }],
  [
    { status: 503, headers: { 'Retry-After': '999999' } },
    { kind: 'later', problem: 'put-off', waitMs: 3_600_000 },
  ],
  ['cut', { kind: 'down', problem: 'unreachable' }],
  ['silence', { kind: 'down', problem: 'unreachable' }],
];

test.each(refusals)(
  'the response %j of a push service is classified',
  async (response, expected) => {
    service.respondWith(response);
    const { send } = response === 'silence' ? impatientChannel : channel;
    expect(await send(aPush())).toMatchObject(expected);
  },
);

test('the text of a refusal is kept for the owner', async () => {
  service.respondWith({ status: 403 });
  expect(await channel.send(aPush())).toMatchObject({ reply: '403 {"reason":"so it is"}' });
});

test('a push service that cannot be reached is down', async () => {
  const push = aPush();
  await service.close();
  const unreachable = { kind: 'down', problem: 'unreachable', reply: 'ECONNREFUSED' };
  expect(await channel.send(push)).toEqual(unreachable);
});

test('a device whose key is not a point of the curve counts as gone', async () => {
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  expect(await channel.send(aPush({ p256dh }))).toMatchObject({ problem: 'device-gone' });
});

test('a wrong contact of the shop counts as an outage, not as a device that is gone', async () => {
  const wrong = openPushChannel({ keys, contact: 'no contact' });
  expect(await wrong.send(aPush())).toMatchObject({ kind: 'down', problem: 'unreachable' });
});

test('the keys are derived from the secret of the shop alone', () => {
  expect(vapidKeys('one secret')).toEqual(vapidKeys('one secret'));
  expect(vapidKeys('one secret')).not.toEqual(vapidKeys('another secret'));
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
});

test('the push service of the tests decrypts the example of RFC 8291', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(decryptPush(Buffer.from(body, 'base64url'), { ecdh, auth })).toBe(
    'When I grow up, I want to be a watermelon',
  );
});
