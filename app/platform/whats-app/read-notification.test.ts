import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { whatsAppAccount } from '#test/whats-app-account.ts';
import { aReply, aWhatsAppNotification, signatureOf } from '#test/whats-app-notifications.ts';
import { isSignedByMeta, readNotification } from './read-notification.server.ts';

const { appSecret, phoneNumberId } = whatsAppAccount;
const bytes = (text: string) => new TextEncoder().encode(text);
const at = new Date('2026-11-23T08:00:00Z');
const read = (text: string) => readNotification(bytes(text), phoneNumberId);

test('only a body whose exact bytes Meta signed is accepted', () => {
  const body = aWhatsAppNotification({ messages: [aReply({ at, text: 'කොහොමද?' })] });
  const right = signatureOf(body);
  expect(isSignedByMeta(appSecret, bytes(body), right)).toBe(true);
  expect(isSignedByMeta(appSecret, bytes(`${body} `), right)).toBe(false);
  expect(isSignedByMeta(appSecret, bytes(body), signatureOf(body, 'other'))).toBe(false);
  for (const wrong of [null, undefined, '', 'sha256=', right.slice(7), `${right}0`, 'sha1=00']) {
    expect(isSignedByMeta(appSecret, bytes(body), wrong)).toBe(false);
  }
});

test('a status has the id that the shop gave its message, and a failed status has its reason', () => {
  const messageId = '0b0f8c7e-8d0c-4f3c-9d55-2f4c1f6c2a11';
  const base = { id: 'wamid.1', timestamp: '1795420800', recipient_id: '94771234567' };
  const errors = [{ code: 131026, title: 'Message undeliverable' }];
  const notification = read(
    aWhatsAppNotification({
      statuses: [
        { ...base, status: 'read', biz_opaque_callback_data: messageId },
        { ...base, status: 'failed', errors, biz_opaque_callback_data: 'not an id' },
        { ...base, status: 'warning' },
      ],
    }),
  );
  expect(notification?.statuses).toEqual([
    { providerId: 'wamid.1', messageId, state: 'read', at, failure: undefined },
    {
      ...{ providerId: 'wamid.1', messageId: undefined, state: 'failed', at },
      failure: expect.objectContaining({ problem: 'address-refused' }),
    },
  ]);
});

test('a received message has the name and number of its sender, and an icon if it has no text', () => {
  const fields = { from: '94771234567', timestamp: '1795420800' };
  const notification = read(
    aWhatsAppNotification({
      names: { '94771234567': 'Nimal\u0000' },
      messages: [
        aReply({ at, text: ' two\u0000\nlines ' }),
        { ...fields, id: 'b', type: 'image', image: { id: '1', caption: 'my slip' } },
        { ...fields, id: 'c', type: 'audio', audio: { id: '2' } },
        { ...fields, id: 'd', type: 'reaction', reaction: { emoji: '👍' } },
        { ...fields, id: 'e', type: 'unsupported' },
        { ...fields, id: 'f', type: 'text', from: 'abc' },
      ],
    }),
  );
  const from = { name: 'Nimal', sender: '+94771234567', at };
  expect(notification?.received).toEqual(
    ['two \nlines', '📷 my slip', '🎤', '👍', '…'].map((text, index) => ({
      ...from,
      id: ['wamid.in.1', 'b', 'c', 'd', 'e'][index],
      text,
    })),
  );
});

test('a message from someone with a username instead of a number has the id of the account as its sender', () => {
  const account = 'LK.13491208655302741918';
  const notification = read(
    aWhatsAppNotification({
      contacts: [{ profile: { name: '', username: 'nimal' }, user_id: account }],
      messages: [
        { ...aReply({ at, text: 'Is it warm?' }), from: undefined, from_user_id: account },
      ],
    }),
  );
  const message = { id: 'wamid.in.1', text: 'Is it warm?', at };
  expect(notification?.received).toEqual([{ ...message, sender: account, name: '@nimal' }]);
});

test('a notification about another number is empty, and other JSON is no notification', () => {
  const other = aWhatsAppNotification({ phoneNumberId: '1', messages: [aReply({ at })] });
  expect(read(other)).toEqual({ statuses: [], received: [] });
  for (const body of ['', '{}', '[]', 'null', '{"entry":1}', '{"entry":[{"changes":1}]}']) {
    expect(read(body)).toBeUndefined();
  }
  expect(read('{"entry":[{"changes":[{"value":null}]}]}')).toEqual({ statuses: [], received: [] });
});

test('any JSON is read without an exception, and its unknown parts are left out', () => {
  const anyStatus = fc.oneof(
    fc.jsonValue(),
    fc.record({
      id: fc.string(),
      from: fc.constantFrom('94771234567', 'x'),
      timestamp: fc.jsonValue(),
    }),
  );
  const change = fc.record({
    value: fc.record({
      metadata: fc.constant({ phone_number_id: phoneNumberId }),
      messages: fc.array(
        fc.record({
          id: fc.string({ minLength: 1 }),
          from: fc.constant('94771234567'),
          timestamp: fc.constant('1795231800'),
          type: fc.string(),
          text: fc.oneof(fc.jsonValue(), fc.record({ body: anyText() })),
        }),
      ),
      statuses: fc.array(
        fc.oneof(
          anyStatus,
          fc.record({
            id: fc.string({ minLength: 1 }),
            status: fc.constant('failed'),
            timestamp: fc.constant(1_795_231_800),
            errors: fc.array(
              fc.oneof(fc.jsonValue(), fc.record({ code: fc.jsonValue(), title: fc.jsonValue() })),
            ),
          }),
        ),
      ),
    }),
  });
  const notification = fc.oneof(
    fc.jsonValue(),
    fc.record({ entry: fc.constant([]) }),
    fc.array(change, { maxLength: 2 }).map((changes) => ({ entry: [{ changes }] })),
  );
  fc.assert(
    fc.property(notification, (given) => {
      for (const { text, sender } of read(JSON.stringify(given))?.received ?? []) {
        expect(text.isWellFormed() && text !== '').toBe(true);
        expect(text).not.toMatch(/[^\P{Cc}\n]/u);
        expect(sender).toMatch(/^(\+\d{7,15}|[A-Z]{2}\.[\dA-Za-z.]+)$/);
      }
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array(), (body) => readNotification(body, phoneNumberId) === undefined),
  );
});
