import type { AddressedChannel, ChannelName } from '#domain/channels/channels.ts';
import type { MessageKind } from '#domain/messages/message.ts';
import { orderRecipients, type Person, type Recipient } from '#domain/messages/recipients.ts';
import type { Settings } from '#domain/settings/settings.ts';
import {
  type ChannelChoices,
  firstChannels,
  isConfigurableKind,
  nextChannel,
} from './channel-choices.ts';

/** The inputs that decide how a customer is reached. */
export type Reach = {
  choices: ChannelChoices;
  settings: Settings;
  /** The channels for which a provider is connected. */
  connected: readonly ChannelName[];
};

/** A recipient, and whether another channel takes over if this one fails or stays down. */
export type ChosenRecipient = Recipient & { hasNextChannel: boolean };

/**
 * Returns the recipients of a message about an order to its customer, by the channels that the owner chose. Where no
 * connected channel reaches the customer, a chosen e-mail is still returned: it is sent once there is a mail account.
 */
export function chosenRecipients(
  kind: MessageKind,
  person: Person,
  reach: Reach,
): ChosenRecipient[] {
  const recipients = orderRecipients(person, reach.settings);
  if (!isConfigurableKind(kind)) return recipients.filter(isEmail).map(withoutNext);
  const choices = reach.choices[kind];
  const usableRecipients = recipients.filter(({ channel }) => reach.connected.includes(channel));
  const canUse = (channel: AddressedChannel) =>
    usableRecipients.some((one) => one.channel === channel);
  const channelsAtOnce = firstChannels(choices, canUse);
  const chosen = usableRecipients.filter(({ channel }) => channelsAtOnce.includes(channel));
  if (chosen.length > 0) {
    return chosen.map((recipient) => {
      const hasNextChannel = nextChannel(choices, recipient.channel, canUse) !== undefined;
      return { ...recipient, hasNextChannel };
    });
  }
  return choices.some(isEmail) ? recipients.filter(isEmail).map(withoutNext) : [];
}

/**
 * Returns the next recipient after a message has failed on a channel; undefined where there is none.
 */
export function nextRecipient(
  { kind, channel }: { kind: MessageKind; channel: AddressedChannel },
  person: Person,
  { choices, settings, connected }: Reach,
): Recipient | undefined {
  if (!isConfigurableKind(kind)) return undefined;
  const recipients = orderRecipients(person, settings);
  const usableRecipients = recipients.filter((recipient) => connected.includes(recipient.channel));
  const canUse = (name: AddressedChannel) => usableRecipients.some((one) => one.channel === name);
  const next = nextChannel(choices[kind], channel, canUse);
  return usableRecipients.find((recipient) => recipient.channel === next);
}

function isEmail({ channel }: { channel: ChannelName }): boolean {
  return channel === 'email';
}

function withoutNext(recipient: Recipient): ChosenRecipient {
  return { ...recipient, hasNextChannel: false };
}
