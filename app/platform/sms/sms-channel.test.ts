import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSmsService, type SmsResponse } from '#test/sms-service.ts';
import { openSmsChannel, type SmsConfig } from './sms-channel.server.ts';

let service: Awaited<ReturnType<typeof openSmsService>>;
beforeEach(async () => {
  service = await openSmsService();
});
afterEach(() => service.close());

const account: SmsConfig = {
  provider: 'notify.lk',
  senderId: 'Sandhi',
  apiKey: 'key',
  userId: '12',
};
const english = { recipient: '+94771234567', text: 'Sandhi: order ORD-1', isUnicode: false };
const sinhala = { recipient: '+94771234567', text: 'සන්ධි: ORD-1 ඇණවුම', isUnicode: true };

type Sending = { provider?: SmsConfig['provider']; timeoutMs?: number };

/** By default has a timeout that a busy machine does not reach. */
function send(sms: typeof english, { provider = 'notify.lk', timeoutMs = 20_000 }: Sending = {}) {
  return openSmsChannel({ ...account, provider }, { origin: service.origin, timeoutMs }).send(sms);
}

test('notify.lk gets a form with the key in its body, and the type unicode for a Sinhala text alone', async () => {
  expect(await send(english)).toEqual({ kind: 'sent' });
  expect(await send(sinhala)).toEqual({ kind: 'sent' });

  const fields = { user_id: '12', api_key: 'key', sender_id: 'Sandhi', to: '94771234567' };
  expect(service.received).toMatchObject([
    { path: 'POST /api/v1/send', fields: { ...fields, message: english.text } },
    { fields: { ...fields, message: sinhala.text, type: 'unicode' } },
  ]);
  expect(service.received[0]?.fields).not.toHaveProperty('type');
});

test('text.lk gets JSON with a bearer token, and the type plain for a Sinhala text too', async () => {
  expect(await send(sinhala, { provider: 'text.lk' })).toEqual({ kind: 'sent' });
  expect(service.received).toEqual([
    {
      path: 'POST /api/v3/sms/send',
      authorization: 'Bearer key',
      fields: {
        recipient: '94771234567',
        sender_id: 'Sandhi',
        type: 'plain',
        message: sinhala.text,
      },
    },
  ]);
});

const error = (message: string) => JSON.stringify({ status: 'error', message });
const responses: [SmsResponse, object][] = [
  [
    { status: 401, body: error('Unauthenticated.') },
    { kind: 'down', problem: 'sign-in-refused' },
  ],
  [
    { status: 200, body: error('Invalid API key') },
    { kind: 'down', problem: 'sign-in-refused' },
  ],
  [
    { status: 200, body: error('Insufficient balance') },
    { kind: 'down', problem: 'no-credit' },
  ],
  [
    { status: 400, body: error('Invalid sender ID') },
    { kind: 'down', problem: 'sender-refused' },
  ],
  [
    { status: 422, body: error('The recipient is not a valid number') },
    { kind: 'refused', problem: 'address-refused' },
  ],
  [
    { status: 400, body: error('Not allowed') },
    { kind: 'refused', problem: 'refused' },
  ],
  [
    { status: 302, body: '' },
    { kind: 'down', problem: 'unreachable' },
  ],
  [
    { status: 429, body: '', headers: { 'Retry-After': '9' } },
    { kind: 'later', problem: 'put-off', waitMs: 9000 },
  ],
  [
    { status: 503, body: '' },
    { kind: 'later', problem: 'put-off', waitMs: 0 },
  ],
  [
    { status: 500, body: error('Server error') },
    { kind: 'later', problem: 'put-off' },
  ],
  [
    { status: 502, body: '<html>' },
    { kind: 'unknown', problem: 'no-answer' },
  ],
  [
    { status: 200, body: 'OK' },
    { kind: 'unknown', problem: 'no-answer' },
  ],
  ['cut', { kind: 'unknown', problem: 'no-answer' }],
  ['half', { kind: 'unknown', problem: 'no-answer' }],
  ['silence', { kind: 'unknown', problem: 'no-answer' }],
];

test.each(responses)(
  'the response %j of a provider is classified, and nothing is sent again',
  async (response, expected) => {
    service.respondWith(response);
    const impatience = response === 'silence' ? { timeoutMs: 1_000 } : {};
    expect(await send(english, impatience)).toMatchObject(expected);
    expect(service.received).toHaveLength(1);
  },
);

test('a provider that cannot be reached is down', async () => {
  await service.close();
  expect(await send(english)).toMatchObject({ kind: 'down', problem: 'unreachable' });
});
