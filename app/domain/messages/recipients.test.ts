import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/default-settings.copy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { isReachable, orderRecipients, recipientsOf } from './recipients.ts';

const byEmail = [{ channel: 'email', recipient: 'nimal@example.lk' }];

test('someone is written to where they gave an address, and not where the shop made one up', () => {
  expect(recipientsOf({ email: 'nimal@example.lk' })).toEqual(byEmail);
  expect(recipientsOf({ email: null })).toEqual([]);
  expect(recipientsOf({ email: 'p94771234567@phone.INVALID' })).toEqual([]);
});

test('messages about orders go where the owner left them on', () => {
  const settings = defaultSettings as unknown as Settings;
  const nimal = { email: 'nimal@example.lk' };

  expect(orderRecipients(nimal, { ...settings, emailNotifications: true })).toEqual(byEmail);
  expect(orderRecipients(nimal, { ...settings, emailNotifications: false })).toEqual([]);
});

test('someone is reachable once a channel to them is set up', () => {
  const recipients = recipientsOf({ email: 'nimal@example.lk' });

  expect(isReachable([{ name: 'email' }], recipients)).toBe(true);
  expect(isReachable([], recipients)).toBe(false);
  expect(isReachable([{ name: 'email' }], [])).toBe(false);
  expect(isReachable([{ name: 'email' }])).toBe(true);
  expect(isReachable([])).toBe(false);
});
