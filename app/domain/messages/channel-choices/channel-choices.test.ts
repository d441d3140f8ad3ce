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

test('that a parcel left is told by SMS to everyone, the rest to those without e-mail, so that it costs little', () => {
  expect(firstChannels(defaultChannels['order-shipped'], both)).toEqual(['email', 'sms']);
  expect(firstChannels(defaultChannels['order-placed'], both)).toEqual(['email']);
  expect(firstChannels(defaultChannels['order-placed'], reaching('sms'))).toEqual(['sms']);
  expect(firstChannels(defaultChannels['order-delivered'], reaching('sms'))).toEqual([]);
});

test('the second channel takes over after a failure only where the owner said so, and never one before it', () => {
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
