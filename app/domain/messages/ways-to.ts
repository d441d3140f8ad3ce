import type { Settings } from '#domain/settings/settings.ts';
import { type ChannelName, channelNames } from './message.ts';

/** What is known of someone. Each channel takes what it can use. */
type Person = { email: string | null | undefined; phoneE164?: string | undefined };
export type Way = { channel: ChannelName; recipient: string };

type Rules = {
  addressOf: (person: Person) => string | undefined;
  /** Whether the owner lets the shop write about orders on this channel. */
  carriesOrders: (settings: Settings) => boolean;
};

const rules: Record<ChannelName, Rules> = {
  email: {
    addressOf: ({ email }) => (email && !isInternal(email) ? email : undefined),
    carriesOrders: ({ emailNotifications }) => emailNotifications,
  },
};

/** How someone can be written to: the recipient on each channel for which they gave an address. */
export function waysTo(person: Person): Way[] {
  return channelNames.flatMap((channel) => {
    const recipient = rules[channel].addressOf(person);
    return recipient === undefined ? [] : [{ channel, recipient }];
  });
}

/** The same for messages about orders, which the owner can switch off. */
export function orderWaysTo(person: Person, settings: Settings): Way[] {
  return waysTo(person).filter(({ channel }) => rules[channel].carriesOrders(settings));
}

/** Whether the shop is set up to send on one of these ways; without them, whether it can send at all. */
export function isReachable(
  channels: readonly { name: ChannelName }[],
  ways: readonly Pick<Way, 'channel'>[] = channelNames.map((channel) => ({ channel })),
): boolean {
  return ways.some((way) => channels.some(({ name }) => name === way.channel));
}

/** Addresses that the shop makes up for accounts that gave none. No mail can reach them. */
function isInternal(email: string): boolean {
  return email.toLowerCase().endsWith('.invalid');
}
