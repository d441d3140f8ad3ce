import {
  type AddressedChannel,
  addressedChannels,
  type ChannelName,
  channelRules,
  switchOf,
} from '#domain/channels/channels.ts';
import { isMobile } from '#domain/kernel/phone.server.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** The known contact details of a person. Each channel uses its own. */
export type Person = { email: string | null | undefined; phoneE164?: string | undefined };
export type Recipient = { channel: AddressedChannel; recipient: string };

const addressFor: Record<
  (typeof channelRules)[AddressedChannel]['to'],
  (person: Person) => string | undefined
> = {
  email: ({ email }) => (email && !isPlaceholder(email) ? email : undefined),
  mobile: ({ phoneE164 }) => (phoneE164 && isMobile(phoneE164) ? phoneE164 : undefined),
};

/** Returns the recipient on each channel that a contact detail of the person fits. */
export function recipientsOf(person: Person): Recipient[] {
  return addressedChannels.flatMap((channel) => {
    const recipient = addressFor[channelRules[channel].to](person);
    return recipient === undefined ? [] : [{ channel, recipient }];
  });
}

/** Returns whether the owner lets the shop write about orders on this channel. */
export function sendsAboutOrders(channel: AddressedChannel, settings: Settings): boolean {
  return settings[switchOf(channel)];
}

/** Returns the recipients of messages about orders, which the owner can switch off for each channel. */
export function orderRecipients(person: Person, settings: Settings): Recipient[] {
  return recipientsOf(person).filter(({ channel }) => sendsAboutOrders(channel, settings));
}

/** Returns whether e-mail is set up: links for passwords and verification, and stock alerts, go by e-mail alone. */
export function canSendEmail(channels: readonly { name: ChannelName }[]): boolean {
  return channels.some(({ name }) => name === 'email');
}

/** Returns whether an address is a placeholder of the shop, which no mail can reach. */
function isPlaceholder(email: string): boolean {
  return email.toLowerCase().endsWith('.invalid');
}
