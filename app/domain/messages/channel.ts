import type { ChannelName } from '#domain/channels/channels.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MessageKind, MessageProblem } from './message.ts';
import type { MessageRow } from './tables.server.ts';

type TextMessage = {
  /** The same for the same message, however often it is sent. */
  id: string;
  recipient: string;
  language: Language;
  text: string;
};

/** The messages of channels that take more than a text. A channel that is not listed takes the text alone. */
type MessageWithFieldsByChannel = {
  email: TextMessage & {
    fromName: string;
    replyTo: string | undefined;
    /** The page that unsubscribes, for the header List-Unsubscribe (RFC 2369). */
    unsubscribeUrl?: string | undefined;
    subject: string;
    html: string;
  };
  /** To a mobile number as E.164. */
  sms: TextMessage & { isUnicode: boolean };
  /** To a mobile number as E.164. */
  whatsapp: TextMessage & {
    /** The kind and parameters of the approved template; undefined for an answer in free text. */
    template: { kind: MessageKind; parameters: readonly string[] } | undefined;
  };
  push: TextMessage & {
    subject: string;
    /** The page that opens when the notification is pressed. */
    url: string;
    /** The same for a repeat of the message, which replaces the notification. */
    tag: string;
    device: { endpoint: string; p256dh: string; auth: string };
    lifeSeconds: number;
  };
};

/** The channels that take more than the text. */
export type ChannelWithFields = keyof MessageWithFieldsByChannel;

/** The form of a composed message, by the channel that sends it. */
export type MessageByChannel = MessageWithFieldsByChannel &
  Record<Exclude<ChannelName, ChannelWithFields>, TextMessage>;
export type ComposedMessage = MessageByChannel[ChannelName] | TextMessage;

/** Composes a message. Undefined where the order, product or account that it is about no longer exists. */
export type Compose = (shop: Shop, message: MessageRow) => Promise<ComposedMessage | undefined>;

/**
 * Says what became of a claimed message. `refused`: for good. `later`: this message is to be retried. `down`: the channel
 * takes no message at the moment. `unknown`: it may have been sent, so only the owner may send it again.
 */
export type SendOutcome =
  | {
      kind: 'sent';
      /** The provider's id, which its status notifications name. */
      providerId?: string;
    }
  /** Not attempted: what the message says no longer applies. */
  | { kind: 'withdrawn'; problem: 'no-longer-due'; reply: '' }
  /** Not attempted: the daily limit for SMS delays the message by `waitMs`. */
  | { kind: 'held'; problem: MessageProblem; reply: ''; waitMs: number }
  | {
      kind: 'refused' | 'later' | 'down' | 'unknown';
      problem: MessageProblem;
      /** What the provider answered, which the panel shows. */
      reply: string;
      /** The delay that the provider requested for this message. */
      waitMs?: number;
    };

/** Sends messages. Never throws: returns each failure as a SendOutcome, and returns before the lease of the message ends. */
export type Channel = {
  [Name in ChannelName]: {
    name: Name;
    send(message: MessageByChannel[Name]): Promise<SendOutcome>;
  };
}[ChannelName];
