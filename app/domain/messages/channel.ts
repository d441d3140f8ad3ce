import type { Language } from '#domain/kernel/bilingual.ts';
import type { ChannelName, MessageProblem } from './message.ts';

/** A message in its final words. Channels of short messages will take the text alone. */
export type ComposedMessage = {
  /** The same for the same message, however often it is sent. */
  id: string;
  recipient: string;
  language: Language;
  fromName: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
};

/**
 * What became of a try. `later` is the other side's wish about this one message, `down` means that nothing gets through
 * at the moment, whichever message it is.
 */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'refused' | 'later' | 'down'; problem: MessageProblem; said: string };

/** A way to people. It answers every failure as a Delivery, within the time that a lease leaves it. */
export type Channel = {
  name: ChannelName;
  send: (message: ComposedMessage) => Promise<Delivery>;
};
