import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/default-settings.copy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { isReachable, orderWaysTo, waysTo } from './ways-to.ts';

const byEmail = [{ channel: 'email', recipient: 'nimal@example.lk' }];

test('someone is written to where they gave an address, and not where the shop made one up', () => {
  expect(waysTo({ email: 'nimal@example.lk' })).toEqual(byEmail);
  expect(waysTo({ email: null })).toEqual([]);
  expect(waysTo({ email: 'p94771234567@phone.INVALID' })).toEqual([]);
});

test('messages about orders go where the owner left them on', () => {
  const settings = defaultSettings as unknown as Settings;
  const nimal = { email: 'nimal@example.lk' };

  expect(orderWaysTo(nimal, { ...settings, emailNotifications: true })).toEqual(byEmail);
  expect(orderWaysTo(nimal, { ...settings, emailNotifications: false })).toEqual([]);
});

test('someone is reachable once a channel to them is set up', () => {
  const ways = waysTo({ email: 'nimal@example.lk' });

  expect(isReachable([{ name: 'email' }], ways)).toBe(true);
  expect(isReachable([], ways)).toBe(false);
  expect(isReachable([{ name: 'email' }], [])).toBe(false);
  expect(isReachable([{ name: 'email' }])).toBe(true);
  expect(isReachable([])).toBe(false);
});
