import { afterEach, beforeEach, expect, test } from 'vitest';
import { whatsAppAccount } from '#test/whats-app-account.ts';
import {
  openWhatsAppService,
  type WhatsAppResponse,
  whatsAppError,
} from '#test/whats-app-service.ts';
import { openWhatsAppChannel } from './whats-app-channel.server.ts';

let service: Awaited<ReturnType<typeof openWhatsAppService>>;
beforeEach(async () => {
  service = await openWhatsAppService();
});
afterEach(() => service.close());

const message = {
  id: '0b0f8c7e-8d0c-4f3c-9d55-2f4c1f6c2a11',
  recipient: '+94771234567',
  language: 'si' as const,
  text: 'the whole text',
  template: { kind: 'order-shipped', parameters: ['ORD-1', 'Domex\nDX 1', ''] },
};

type Sending = { template?: undefined; recipient?: string; timeoutMs?: number };

/** By default has a timeout that a busy machine does not reach. */
function send({ timeoutMs = 20_000, ...overrides }: Sending = {}) {
  const options = { origin: service.origin, timeoutMs };
  return openWhatsAppChannel(whatsAppAccount, options).send({ ...message, ...overrides });
}

test('a template is sent to the digits of the number with the language code of Meta, each parameter on one line', async () => {
  expect(await send()).toEqual({ kind: 'sent', providerId: 'wamid.1' });
  const parameters = ['ORD-1', 'Domex DX 1', '–'].map((text) => ({ type: 'text', text }));
  expect(service.received).toEqual([
    {
      path: 'POST /v23.0/106540352242922/messages',
      authorization: 'Bearer token',
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '94771234567',
        biz_opaque_callback_data: message.id,
        type: 'template',
        template: {
          name: 'order_shipped',
          language: { code: 'si_LK' },
          components: [{ type: 'body', parameters }],
        },
      },
    },
  ]);
});

test('the owner’s answer to a customer is sent as free text', async () => {
  expect(await send({ template: undefined })).toMatchObject({ kind: 'sent' });
  expect(service.received[0]?.body).toMatchObject({ type: 'text', text: { body: message.text } });
});

test('an answer to a customer who shows a username instead of a number is addressed by the id of their WhatsApp account', async () => {
  await send({ template: undefined, recipient: 'LK.13491208655302741918' });
  const { body } = service.received[0] ?? {};
  expect(body).toMatchObject({ recipient: 'LK.13491208655302741918', type: 'text' });
  expect(body).not.toHaveProperty('to');
});

const responses: [WhatsAppResponse, object][] = [
  [
    whatsAppError(401, 190, 'Access token has expired'),
    { kind: 'down', problem: 'sign-in-refused' },
  ],
  [whatsAppError(403, 200, 'Permission'), { kind: 'down', problem: 'sign-in-refused' }],
  [whatsAppError(403, 131031, 'Account locked'), { kind: 'down', problem: 'sender-refused' }],
  [whatsAppError(400, 133010, 'Not registered'), { kind: 'down', problem: 'sender-refused' }],
  [whatsAppError(400, 131042, 'Payment issue'), { kind: 'down', problem: 'no-credit' }],
  [whatsAppError(400, 131026, 'Undeliverable'), { kind: 'refused', problem: 'address-refused' }],
  [whatsAppError(404, 132001, 'No template'), { kind: 'refused', problem: 'template-refused' }],
  [whatsAppError(400, 132000, 'Parameters'), { kind: 'refused', problem: 'template-refused' }],
  [whatsAppError(400, 132015, 'Paused'), { kind: 'refused', problem: 'template-refused' }],
  [whatsAppError(400, 131047, '24 hours'), { kind: 'refused', problem: 'window-closed' }],
  [whatsAppError(400, 131008, 'Missing'), { kind: 'refused', problem: 'refused' }],
  [whatsAppError(400, 130429, 'Rate limit'), { kind: 'later', problem: 'put-off' }],
  [whatsAppError(400, 131056, 'Pair rate'), { kind: 'later', problem: 'put-off' }],
  [whatsAppError(500, 131000, 'Something went wrong'), { kind: 'later', problem: 'put-off' }],
  [whatsAppError(500, 135000, 'Generic user error'), { kind: 'later', problem: 'put-off' }],
  [whatsAppError(500, 132001, 'No template'), { kind: 'refused', problem: 'template-refused' }],
  [
    { status: 429, body: '', headers: { 'Retry-After': '9' } },
    { kind: 'later', problem: 'put-off', waitMs: 9000 },
  ],
  [
    { status: 503, body: '' },
    { kind: 'later', problem: 'put-off', waitMs: 0 },
  ],
  [
    { status: 302, body: '' },
    { kind: 'down', problem: 'unreachable' },
  ],
  [
    { status: 401, body: '' },
    { kind: 'down', problem: 'sign-in-refused' },
  ],
  [
    { status: 404, body: '<html>' },
    { kind: 'refused', problem: 'refused' },
  ],
  [
    { status: 502, body: '<html>' },
    { kind: 'unknown', problem: 'no-answer' },
  ],
  [
    { status: 200, body: 'OK' },
    { kind: 'unknown', problem: 'no-answer' },
  ],
  [
    { status: 200, body: '{"messages":[]}' },
    { kind: 'unknown', problem: 'no-answer' },
  ],
  ['cut', { kind: 'unknown', problem: 'no-answer' }],
  ['half', { kind: 'unknown', problem: 'no-answer' }],
  ['silence', { kind: 'unknown', problem: 'no-answer' }],
];

test.each(responses)(
  'the response %j of WhatsApp is classified, and nothing is sent again',
  async (response, expected) => {
    service.respondWith(response);
    const impatience = response === 'silence' ? { timeoutMs: 1_000 } : {};
    expect(await send(impatience)).toMatchObject(expected);
    expect(service.received).toHaveLength(1);
  },
);

test('a WhatsApp that cannot be reached counts as down', async () => {
  await service.close();
  expect(await send()).toMatchObject({ kind: 'down', problem: 'unreachable' });
});
