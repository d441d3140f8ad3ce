import { record } from '#domain/kernel/records.ts';

/** Every channel that reaches someone who gave an address or a number, in the order in which the panel lists them. */
export const addressedChannels = ['email', 'sms', 'whatsapp'] as const;
export type AddressedChannel = (typeof addressedChannels)[number];

/** Devices of admins besides: they are no one's address, see write-pushes.server.ts. */
export const channelNames = [...addressedChannels, 'push'] as const;
export type ChannelName = (typeof channelNames)[number];

type Rules = {
  /** Which address of a person it writes to. */
  to: 'email' | 'mobile';
  /** The same message sent twice is read twice. The others carry an id that replaces the first copy. */
  isOnceOnly?: true;
  /** Whether a new shop begins with it; a running shop has every further channel off until its owner chooses it. */
  isOnInNewShop?: true;
};

export const channelRules: Record<AddressedChannel, Rules> = {
  email: { to: 'email', isOnInNewShop: true },
  sms: { to: 'mobile', isOnceOnly: true },
  whatsapp: { to: 'mobile', isOnceOnly: true, isOnInNewShop: true },
};

export const onceOnlyChannels = addressedChannels.filter((name) => channelRules[name].isOnceOnly);

/** The setting by which the owner lets the shop write about orders on a channel. */
export type ChannelSwitch = `${AddressedChannel}Notifications`;

export function switchOf(channel: AddressedChannel): ChannelSwitch {
  return `${channel}Notifications`;
}

export const channelSwitches = addressedChannels.map(switchOf);

/** Makes something for each channel, such as its label. */
export function perChannel<Value>(make: (name: AddressedChannel) => Value) {
  return record(addressedChannels, make);
}

/** Makes something for each switch, such as its column. */
export function perChannelSwitch<Value>(
  make: (channel: AddressedChannel) => Value,
): Record<ChannelSwitch, Value> {
  return Object.fromEntries(
    addressedChannels.map((name) => [switchOf(name), make(name)]),
  ) as Record<ChannelSwitch, Value>;
}
