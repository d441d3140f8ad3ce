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
  email: ({ email }) => (email && !isInternal(email) ? email : undefined),
  mobile: ({ phoneE164 }) => (phoneE164 && isMobile(phoneE164) ? phoneE164 : undefined),
};

/** Returns the recipient on each channel for which someone gave an address. */
export function recipientsOf(person: Person): Recipient[] {
  return addressedChannels.flatMap((channel) => {
    const recipient = addressFor[channelRules[channel].to](person);
    return recipient === undefined ? [] : [{ channel, recipient }];
  });
}

/** Whether the owner lets the shop write about orders on this channel. */
export function carriesOrders(channel: AddressedChannel, settings: Settings): boolean {
  return settings[switchOf(channel)];
}

/** Returns the recipients of messages about orders, which the owner can switch off for each channel. */
export function orderRecipients(person: Person, settings: Settings): Recipient[] {
  return recipientsOf(person).filter(({ channel }) => carriesOrders(channel, settings));
}

/** Whether the shop is set up to reach one of these recipients; without them, anyone who gave an address. */
export function isReachable(
  channels: readonly { name: ChannelName }[],
  recipients: readonly Pick<Recipient, 'channel'>[] = addressedChannels.map((channel) => ({
    channel,
  })),
): boolean {
  return recipients.some((recipient) => channels.some(({ name }) => name === recipient.channel));
}

/** Addresses that the shop makes up for accounts that gave none. No mail can reach them. */
function isInternal(email: string): boolean {
  return email.toLowerCase().endsWith('.invalid');
}
