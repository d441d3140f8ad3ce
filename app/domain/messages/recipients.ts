import { isMobile } from '#domain/kernel/phone.server.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { type AddressedChannel, addressedChannels, type ChannelName } from './message.ts';

/** What is known of someone. Each channel takes what it can use. */
export type Person = { email: string | null | undefined; phoneE164?: string | undefined };
export type Recipient = { channel: AddressedChannel; recipient: string };

type Rules = {
  addressOf: (person: Person) => string | undefined;
  /** Whether the owner lets the shop write about orders on this channel. */
  carriesOrders: (settings: Settings) => boolean;
};

const rules: Record<AddressedChannel, Rules> = {
  email: {
    addressOf: ({ email }) => (email && !isInternal(email) ? email : undefined),
    carriesOrders: ({ emailNotifications }) => emailNotifications,
  },
  sms: {
    addressOf: mobileOf,
    carriesOrders: ({ smsNotifications }) => smsNotifications,
  },
  whatsapp: {
    addressOf: mobileOf,
    carriesOrders: ({ whatsappNotifications }) => whatsappNotifications,
  },
};

/** Returns the recipient on each channel for which someone gave an address. */
export function recipientsOf(person: Person): Recipient[] {
  return addressedChannels.flatMap((channel) => {
    const recipient = rules[channel].addressOf(person);
    return recipient === undefined ? [] : [{ channel, recipient }];
  });
}

/** Whether the owner lets the shop write about orders on this channel. */
export function carriesOrders(channel: AddressedChannel, settings: Settings): boolean {
  return rules[channel].carriesOrders(settings);
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

function mobileOf({ phoneE164 }: Person): string | undefined {
  return phoneE164 && isMobile(phoneE164) ? phoneE164 : undefined;
}

/** Addresses that the shop makes up for accounts that gave none. No mail can reach them. */
function isInternal(email: string): boolean {
  return email.toLowerCase().endsWith('.invalid');
}
