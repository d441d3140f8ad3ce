import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Channel, ComposedMessage, Delivery } from './channel.ts';
import { type ClaimedMessage, claimMessage } from './claim-message.server.ts';
import { giveUpLate } from './give-up-late.server.ts';
import { longestRestMs, restMs } from './lifetimes.ts';
import type { ChannelName } from './message.ts';
import { recordDelivery } from './record-delivery.server.ts';

/** What the loop sends with. It remembers which channels are down, so that one message tries them, not all. */
export type PostOffice = {
  channels: readonly Channel[];
  /** Undefined where what the message was about is gone. */
  compose: (shop: Shop, message: ClaimedMessage) => Promise<ComposedMessage | undefined>;
  onFault: (thrown: unknown) => void;
  trouble: Map<ChannelName, { failures: number; restsUntil: Date }>;
  /** Set when the process is about to end: what is being sent is finished, nothing more is begun. */
  closing: boolean;
};

const lettersAtOnce = 3;

/** Sends whatever is due, and comes back when nothing is. Sending happens outside of any transaction. */
export async function deliverMessages(shop: Shop, office: PostOffice): Promise<void> {
  await giveUpLate(
    shop,
    office.channels.map(({ name }) => name),
  );
  const carriers = office.trouble.size > 0 ? 1 : lettersAtOnce;
  await Promise.all(Array.from({ length: carriers }, () => carry(shop, office)));
}

async function carry(shop: Shop, office: PostOffice): Promise<void> {
  while (!office.closing) {
    const ready = readyChannels(shop, office);
    if (ready.length === 0) return;
    const message = await claimMessage(shop, ready);
    if (!message) return;
    await recordDelivery(shop, message, await deliver(shop, office, message));
  }
}

function readyChannels(shop: Shop, { channels, trouble }: PostOffice): ChannelName[] {
  return channels
    .map(({ name }) => name)
    .filter((name) => {
      const restMs = (trouble.get(name)?.restsUntil.getTime() ?? 0) - shop.now().getTime();
      return restMs <= 0 || restMs > longestRestMs;
    });
}

async function deliver(shop: Shop, office: PostOffice, message: ClaimedMessage): Promise<Delivery> {
  try {
    const composed = await office.compose(shop, message);
    if (!composed) return { kind: 'refused', problem: 'fault', said: '' };
    const delivery = await send(office, message, composed);
    noteTrouble(shop, office, { channel: message.channel, isDown: delivery.kind === 'down' });
    return delivery;
  } catch (thrown) {
    office.onFault(thrown);
    return { kind: 'later', problem: 'fault', said: '' };
  }
}

async function send(
  { channels }: PostOffice,
  { channel }: ClaimedMessage,
  composed: ComposedMessage,
) {
  const chosen = channels.find(({ name }) => name === channel);
  if (!chosen) throw new Error(`A message was claimed for ${channel}, which is not set up.`);
  return chosen.send(composed);
}

type News = { channel: ChannelName; isDown: boolean };

function noteTrouble(shop: Shop, { trouble }: PostOffice, { channel, isDown }: News) {
  if (!isDown) {
    trouble.delete(channel);
    return;
  }
  const known = trouble.get(channel);
  // Letters that were under way together find out together: that is one failure.
  if (known && known.restsUntil > shop.now()) return;
  const failures = (known?.failures ?? 0) + 1;
  trouble.set(channel, { failures, restsUntil: new Date(shop.now().getTime() + restMs(failures)) });
}
