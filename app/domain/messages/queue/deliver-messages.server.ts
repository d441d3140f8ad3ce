import type { ChannelName } from '#domain/channels/channels.ts';
import { daysLater, startOfColomboDay } from '#domain/kernel/colombo-time.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Channel, Compose, ComposedMessage, SendOutcome } from '#domain/messages/channel.ts';
import { isConfigurableKind } from '#domain/messages/channel-choices/channel-choices.ts';
import { sendsAboutOrders } from '#domain/messages/recipients.ts';
import {
  refundSmsCost,
  reserveSmsCost,
  type SmsCost,
} from '#domain/messages/sms-cost/reserve-sms-cost.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { type ClaimedMessage, claimMessage } from './claim-message.server.ts';
import { addressMessage, findCurrentRecipient } from './current-recipient.server.ts';
import { holdForNight } from './hold-for-night.server.ts';
import { isMessageStillTrue } from './is-message-still-true.server.ts';
import { maxPauseMs, pauseMs, recheckMs } from './lifetimes.ts';
import { giveUpLate, markInterrupted, recordSendOutcome } from './record-send-outcome.server.ts';

/**
 * The sender of messages. Remembers which channels are down, so that only one message at a time tries them.
 */
export type Sender = {
  channels: readonly Channel[];
  compose: Compose;
  onError: (thrown: unknown) => void;
  outages: Map<ChannelName, { failures: number; pausedUntil: Date }>;
  /** Set when the process is about to end: the current message is finished, no other is started. */
  closing: boolean;
};

const concurrentSends = 3;

/** Sends every message that is due, then returns. Sending happens outside of any transaction. */
export async function deliverMessages(shop: Shop, sender: Sender): Promise<void> {
  await markInterrupted(shop);
  await giveUpLate(shop, channelNames(sender));
  await holdForNight(shop);
  const workers = sender.outages.size > 0 ? 1 : concurrentSends;
  await Promise.all(Array.from({ length: workers }, () => sendUntilEmpty(shop, sender)));
}

async function sendUntilEmpty(shop: Shop, sender: Sender): Promise<void> {
  while (!sender.closing) {
    const ready = readyChannels(shop, sender);
    if (ready.length === 0) return;
    const message = await claimMessage(shop, ready);
    if (!message) return;
    const outcome = await attemptToSend(shop, sender, message);
    shop.countEvent?.({ name: 'message', channel: message.channel, outcome: outcome.kind });
    await recordSendOutcome(shop, message, { outcome, connected: channelNames(sender) });
  }
}

function channelNames({ channels }: Sender): ChannelName[] {
  return channels.map(({ name }) => name);
}

function readyChannels(shop: Shop, sender: Sender): ChannelName[] {
  return channelNames(sender).filter((name) => !isPaused(shop, sender.outages.get(name)));
}

/** Ignores a pause longer than the maximum: a clock that was ahead has set it. */
function isPaused(shop: Shop, outage: { pausedUntil: Date } | undefined): boolean {
  const leftMs = (outage?.pausedUntil.getTime() ?? 0) - shop.now().getTime();
  return leftMs > 0 && leftMs <= maxPauseMs;
}

async function attemptToSend(
  shop: Shop,
  sender: Sender,
  claimed: ClaimedMessage,
): Promise<SendOutcome> {
  try {
    const recipient = await findCurrentRecipient(shop, claimed);
    if (recipient === undefined) return unaddressed;
    if (!(await addressMessage(shop, claimed, recipient))) return withdrawn;
    const message = { ...claimed, recipient };
    if (!(await isMessageStillTrue(shop, message))) return withdrawn;
    if (await isSwitchedOff(shop, message)) return switchedOff;
    const composed = await sender.compose(shop, message);
    if (!composed) return { kind: 'refused', problem: 'fault', reply: '' };
    const channel = findChannel(sender, message);
    const cost = message.channel === 'sms' ? await reserveSmsCost(shop, composed.text) : noCost;
    if (!cost) return heldByLimit(shop.now());
    const outcome = await sendAtCost(shop, channel, { composed, cost });
    const isDown = outcome.kind === 'down' || outcome.kind === 'unknown';
    recordOutage(shop, sender, { channel: message.channel, isDown });
    return outcome;
  } catch (thrown) {
    sender.onError(thrown);
    return { kind: 'later', problem: 'fault', reply: '' };
  }
}

/** Sends a message. Refunds an SMS that was not sent, also after an error of the channel, because it is retried. */
async function sendAtCost(
  shop: Shop,
  channel: SendingChannel,
  { composed, cost }: { composed: ComposedMessage; cost: SmsCost },
): Promise<SendOutcome> {
  let isCharged = false;
  try {
    const outcome = await channel.send(composed);
    isCharged = !costsNothing(outcome);
    return outcome;
  } finally {
    if (cost.cents > 0 && !isCharged) await refundSmsCost(shop, cost);
  }
}

const withdrawn: SendOutcome = { kind: 'withdrawn', problem: 'no-longer-due', reply: '' };

/** Refuse the message, so that the channel that the owner chose as the next one takes over. */
const unaddressed: SendOutcome = { kind: 'refused', problem: 'no-longer-due', reply: '' };
const switchedOff: SendOutcome = { kind: 'refused', problem: 'not-set-up', reply: '' };

/** Returns whether the owner has switched the channel off for messages about orders since the message was written. */
async function isSwitchedOff(shop: Shop, { kind, channel }: ClaimedMessage): Promise<boolean> {
  if (channel === 'push' || !isConfigurableKind(kind)) return false;
  return !sendsAboutOrders(channel, await readSettings(shop));
}

const noCost: SmsCost = { day: '', cents: 0 };

/** Returns whether an SMS costs nothing, because the provider did not take it. An SMS that may have been sent costs. */
function costsNothing({ kind }: SendOutcome): boolean {
  return kind !== 'sent' && kind !== 'unknown';
}

/** Holds an SMS until the next day at most. Retries it earlier, because the owner may raise the limit. */
function heldByLimit(now: Date): SendOutcome {
  const leftMs = daysLater(startOfColomboDay(now), 1).getTime() - now.getTime();
  return { kind: 'held', problem: 'daily-limit', reply: '', waitMs: Math.min(leftMs, recheckMs) };
}

type SendingChannel = { send(message: ComposedMessage): Promise<SendOutcome> };

/** Returns the channel of a message, typed as taking any message, because the message was composed for it. */
function findChannel({ channels }: Sender, { channel }: ClaimedMessage): SendingChannel {
  const chosen = channels.find(({ name }) => name === channel);
  if (!chosen) throw new Error(`A message was claimed for ${channel}, which is not set up.`);
  return chosen;
}

type ChannelState = { channel: ChannelName; isDown: boolean };

function recordOutage(shop: Shop, { outages }: Sender, { channel, isDown }: ChannelState) {
  if (!isDown) {
    outages.delete(channel);
    return;
  }
  const outage = outages.get(channel);
  // Counts the failures of concurrent sends once.
  if (isPaused(shop, outage)) return;
  const failures = (outage?.failures ?? 0) + 1;
  const pausedUntil = new Date(shop.now().getTime() + pauseMs(failures));
  outages.set(channel, { failures, pausedUntil });
}
