import { mapToRecord } from '#domain/kernel/records.ts';

/** Every channel that reaches someone who gave an address or a number, in the order in which the panel lists them. */
export const addressedChannels = ['email', 'sms', 'whatsapp'] as const;
export type AddressedChannel = (typeof addressedChannels)[number];

/** All channels. `push` goes to devices of admins instead of a contact detail, see write-pushes.server.ts. */
export const channelNames = [...addressedChannels, 'push'] as const;
export type ChannelName = (typeof channelNames)[number];

type Rules = {
  /** The contact detail of a person that it writes to. */
  to: 'email' | 'mobile';
  /**
   * Forbids sending a message again when it may have been sent, because a person would read it twice. On other channels
   * a second sending replaces the first by the id of the message.
   */
  isOnceOnly?: true;
  /** On in a new shop. In a running shop a new channel is off until the owner switches it on. */
  isOnInNewShop?: true;
};

export const channelRules: Record<AddressedChannel, Rules> = {
  email: { to: 'email', isOnInNewShop: true },
  sms: { to: 'mobile', isOnceOnly: true },
  whatsapp: { to: 'mobile', isOnceOnly: true, isOnInNewShop: true },
};

export const onceOnlyChannels = addressedChannels.filter((name) => channelRules[name].isOnceOnly);

/** The setting that switches messages about orders on a channel on or off. */
export type ChannelSwitch = `${AddressedChannel}Notifications`;

export function switchOf(channel: AddressedChannel): ChannelSwitch {
  return `${channel}Notifications`;
}

export const channelSwitches = addressedChannels.map(switchOf);

/** Returns an object with a value for each channel, such as its label. */
export function perChannel<Value>(make: (name: AddressedChannel) => Value) {
  return mapToRecord(addressedChannels, make);
}

/** Returns an object with a value for each switch, such as its column. */
export function perChannelSwitch<Value>(
  make: (channel: AddressedChannel) => Value,
): Record<ChannelSwitch, Value> {
  return Object.fromEntries(
    addressedChannels.map((name) => [switchOf(name), make(name)]),
  ) as Record<ChannelSwitch, Value>;
}
