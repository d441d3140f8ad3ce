import { expect, test } from 'vitest';
import type { AddressedChannel } from '#domain/channels/channels.ts';
import {
  type ChannelChoice,
  defaultChannels,
  firstChannels,
  nextChannel,
} from './channel-choices.ts';

const canReach = (...channels: AddressedChannel[]) => {
  return (channel: AddressedChannel) => channels.includes(channel);
};
const emailAndSms = canReach('email', 'sms');
const smsThenEmail: ChannelChoice[] = [
  { channel: 'sms', condition: 'also' },
  { channel: 'email', condition: 'failed' },
];

test('by default SMS is sent for a shipment, for an order only without an e-mail address, and never for a delivery', () => {
  expect(firstChannels(defaultChannels['order-shipped'], emailAndSms)).toEqual(['email', 'sms']);
  expect(firstChannels(defaultChannels['order-placed'], emailAndSms)).toEqual(['email']);
  expect(firstChannels(defaultChannels['order-placed'], canReach('sms'))).toEqual(['sms']);
  expect(firstChannels(defaultChannels['order-delivered'], canReach('sms'))).toEqual([]);
});

test('after a failure a later channel takes over only where the owner chose so, and an earlier channel never does', () => {
  expect(firstChannels(smsThenEmail, emailAndSms)).toEqual(['sms']);
  expect(nextChannel(smsThenEmail, 'sms', emailAndSms)).toBe('email');
  expect(nextChannel(smsThenEmail, 'sms', canReach('sms'))).toBeUndefined();
  expect(nextChannel(smsThenEmail, 'email', emailAndSms)).toBeUndefined();
  expect(nextChannel(defaultChannels['order-placed'], 'email', emailAndSms)).toBeUndefined();
  expect(nextChannel(defaultChannels['order-shipped'], 'email', emailAndSms)).toBeUndefined();
});

test('a channel for customers who cannot be reached takes over where the one before it has no address any more', () => {
  const placed = defaultChannels['order-placed'];
  expect(nextChannel(placed, 'email', canReach('sms'))).toBe('sms');
  expect(nextChannel(placed, 'email', canReach('sms', 'whatsapp'))).toBe('whatsapp');
  expect(nextChannel(placed, 'whatsapp', emailAndSms)).toBeUndefined();
  expect(nextChannel(defaultChannels['order-delivered'], 'email', canReach('sms'))).toBeUndefined();
});

test('a kind without a channel is not sent', () => {
  expect(firstChannels([], emailAndSms)).toEqual([]);
});
