import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/default-settings.copy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { canSendEmail, orderRecipients, recipientsOf } from './recipients.ts';

const byEmail = [{ channel: 'email', recipient: 'nimal@example.lk' }];

test('messages go to an e-mail address that someone gave, and not to a placeholder address', () => {
  expect(recipientsOf({ email: 'nimal@example.lk' })).toEqual(byEmail);
  expect(recipientsOf({ email: null })).toEqual([]);
  expect(recipientsOf({ email: 'p94771234567@phone.INVALID' })).toEqual([]);
});

test('messages about orders go by e-mail only while the owner has that switched on', () => {
  const settings = defaultSettings as unknown as Settings;
  const nimal = { email: 'nimal@example.lk' };

  expect(orderRecipients(nimal, { ...settings, emailNotifications: true })).toEqual(byEmail);
  expect(orderRecipients(nimal, { ...settings, emailNotifications: false })).toEqual([]);
});

test('the shop can send e-mails only where the e-mail channel is set up', () => {
  expect(canSendEmail([{ name: 'push' }, { name: 'email' }])).toBe(true);
  expect(canSendEmail([{ name: 'push' }, { name: 'sms' }, { name: 'whatsapp' }])).toBe(false);
});
