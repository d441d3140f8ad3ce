import { afterEach, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aMessage } from '#test/messages.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anOwner } from '#test/shop.ts';
import { smsAccount } from '#test/sms-account.ts';

let shop: InProcessShop;
afterEach(() => shop.close());

async function openMessages(env: Record<string, string>) {
  shop = await openInProcess({ env });
  const owner = await anOwner(shop.shop);
  const { id } = await aPushDevice(owner);
  const waiting = { secretLink: null, kind: 'new-order', audience: 'owner' } as const;
  await aMessage(shop.shop, { ...waiting, channel: 'push', recipient: id, pushDeviceId: id });
  await aMessage(shop.shop, { ...waiting, channel: 'email', recipient: 'owner@example.lk' });
  await aMessage(shop.shop, { kind: 'phone-code', channel: 'sms', recipient: '+94771234567' });
  const visitor = await shop.signedIn(owner.actor.userId);
  return { visitor, body: (await visitor.get('/admin/messages')).body };
}

const rowOf = (body: string, recipient: string) =>
  body.split('<tr').find((row) => row.includes(recipient)) ?? '';

test('in a shop that sends SMS alone, the list says how to set up e-mail, marks the messages that wait for it, and the checklist does not count it', async () => {
  const { visitor, body } = await openMessages(smsAccount);

  expect(body).toContain('set SMTP_HOST');
  expect(rowOf(body, 'owner@example.lk')).toContain('Email is not set up');
  expect(rowOf(body, '077 123 4567')).toContain('Waiting');
  expect(rowOf(body, 'Chrome, Android')).toContain('Waiting');
  expect((await visitor.get('/admin/dashboard')).body).toContain('0 of 11 done');
});

test('without a mail server and SMS provider a notification is listed as waiting, an SMS as not connected', async () => {
  const { body } = await openMessages({});

  expect(rowOf(body, 'Chrome, Android')).toContain('Waiting');
  expect(rowOf(body, '077 123 4567')).toContain('Not connected');
});
