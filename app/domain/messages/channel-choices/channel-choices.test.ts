import { expect, test } from 'vitest';
import type { AddressedChannel } from '#domain/channels/channels.ts';
import {
  type ChannelChoice,
  defaultChannels,
  firstChannels,
  nextChannel,
} from './channel-choices.ts';

const reaching = (...channels: AddressedChannel[]) => {
  return (channel: AddressedChannel) => channels.includes(channel);
};
const both = reaching('email', 'sms');
const smsThenEmail: ChannelChoice[] = [
  { channel: 'sms', time: 'also' },
  { channel: 'email', time: 'failed' },
];

test('by default a shipment is also sent by SMS, an order by SMS only without an e-mail address, a delivery never', () => {
  expect(firstChannels(defaultChannels['order-shipped'], both)).toEqual(['email', 'sms']);
  expect(firstChannels(defaultChannels['order-placed'], both)).toEqual(['email']);
  expect(firstChannels(defaultChannels['order-placed'], reaching('sms'))).toEqual(['sms']);
  expect(firstChannels(defaultChannels['order-delivered'], reaching('sms'))).toEqual([]);
});

test('a later channel takes over after a failure only where the owner chose so, and an earlier one never does', () => {
  expect(firstChannels(smsThenEmail, both)).toEqual(['sms']);
  expect(nextChannel(smsThenEmail, 'sms', both)).toBe('email');
  expect(nextChannel(smsThenEmail, 'sms', reaching('sms'))).toBeUndefined();
  expect(nextChannel(smsThenEmail, 'email', both)).toBeUndefined();
  expect(nextChannel(defaultChannels['order-placed'], 'email', both)).toBeUndefined();
  expect(nextChannel(defaultChannels['order-shipped'], 'email', both)).toBeUndefined();
});

test('a kind without a channel is not sent', () => {
  expect(firstChannels([], both)).toEqual([]);
});
