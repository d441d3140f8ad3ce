import { type AddressedChannel, addressedChannels } from '#domain/channels/channels.ts';
import type { MessageKind } from '#domain/messages/message.ts';

/**
 * The kinds of messages to customers about their order: the owner chooses their channels and can edit their SMS. The
 * channels of other kinds are fixed.
 */
export const configurableKinds = [
  'order-placed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'slip-accepted',
  'slip-refused',
  'transfer-reminder',
  'cancel-declined',
  'problem-answered',
] as const satisfies readonly MessageKind[];
export type ConfigurableKind = (typeof configurableKinds)[number];

/**
 * The condition for a further channel: always ('also'), where no channel since the last 'also' can reach the customer
 * ('unreached'), or in that case and after one of those channels has failed ('failed').
 */
export const channelConditions = ['also', 'unreached', 'failed'] as const;
export type ChannelCondition = (typeof channelConditions)[number];

/** One channel of a message. The first has the condition 'also'. */
export type ChannelChoice = { channel: AddressedChannel; condition: ChannelCondition };
export type ChannelChoices = Record<ConfigurableKind, readonly ChannelChoice[]>;

/** The positions of the channels of a kind: each channel once at most. */
export const channelPositions = addressedChannels.map((_channel, index) => index + 1);

const byEmail: ChannelChoice = { channel: 'email', condition: 'also' };
const emailElsePhone: ChannelChoice[] = [
  byEmail,
  { channel: 'whatsapp', condition: 'unreached' },
  { channel: 'sms', condition: 'unreached' },
];

/** Each SMS costs money, WhatsApp less: by default only the shipment is also sent to the phone. */
export const defaultChannels: ChannelChoices = {
  'order-placed': emailElsePhone,
  'order-shipped': [
    byEmail,
    { channel: 'whatsapp', condition: 'also' },
    { channel: 'sms', condition: 'unreached' },
  ],
  'order-delivered': [byEmail],
  'order-cancelled': emailElsePhone,
  'slip-accepted': emailElsePhone,
  'slip-refused': emailElsePhone,
  'transfer-reminder': emailElsePhone,
  'cancel-declined': emailElsePhone,
  'problem-answered': [byEmail],
};

export function isConfigurableKind(kind: MessageKind): kind is ConfigurableKind {
  return configurableKinds.some((configurable) => configurable === kind);
}

type CanUse = (channel: AddressedChannel) => boolean;

/** Returns the channels on which a message is sent at once: the first usable one of each group of alternatives. */
export function firstChannels(
  choices: readonly ChannelChoice[],
  canUse: CanUse,
): AddressedChannel[] {
  return groupsOf(choices).flatMap((group) => {
    const first = group.find(({ channel }) => canUse(channel));
    return first ? [first.channel] : [];
  });
}

/**
 * Returns the channel that takes over from a failed channel, if the owner chose any. One that was chosen for customers who
 * cannot be reached takes over only where that has become true since the message was written.
 */
export function nextChannel(
  choices: readonly ChannelChoice[],
  failed: AddressedChannel,
  canUse: CanUse,
): AddressedChannel | undefined {
  for (const group of groupsOf(choices)) {
    const position = group.findIndex(({ channel }) => channel === failed);
    if (position === -1) continue;
    const isUnreached = group.slice(0, position + 1).every(({ channel }) => !canUse(channel));
    const later = group.slice(position + 1).filter(({ channel }) => canUse(channel));
    return later.find(({ condition }) => condition === 'failed' || isUnreached)?.channel;
  }
  return undefined;
}

/** Groups each channel that is always used with the alternatives behind it. */
function groupsOf(choices: readonly ChannelChoice[]): ChannelChoice[][] {
  const groups: ChannelChoice[][] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && choice.condition !== 'also') last.push(choice);
    else groups.push([choice]);
  }
  return groups;
}
