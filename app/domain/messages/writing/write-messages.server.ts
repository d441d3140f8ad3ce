import { eq } from 'drizzle-orm';
import type { ChannelName } from '#domain/channels/channels.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { compiledQuery, queryParameters } from '#domain/kernel/compiled-query.server.ts';
import type { ShopEvent } from '#domain/kernel/events.ts';
import type { Listener, Shop } from '#domain/kernel/shop.server.ts';
import { chosenRecipients } from '#domain/messages/channel-choices/chosen-recipients.ts';
import {
  channelChoiceRows,
  choicesOf,
} from '#domain/messages/channel-choices/read-channel-choices.server.ts';
import type { MessageKind } from '#domain/messages/message.ts';
import { nextChannelAfterMs, orderMessageLifeMs } from '#domain/messages/queue/lifetimes.ts';
import { orderRecipients, recipientsOf } from '#domain/messages/recipients.ts';
import { causeOfSmsLimit } from '#domain/messages/sms-cost/reserve-sms-cost.server.ts';
import { messages, type NewMessage } from '#domain/messages/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { eraseMessages } from './erase-messages.server.ts';
import {
  countsForLimit,
  isOwnerLimitReached,
  type OwnerMessageSubject,
  ownerContact,
  ownerLanguage,
  ownerMessages,
  ownersReadSinhala,
} from './messages-to-owner.server.ts';
import { answerMessages, codeMessages, linkMessages } from './requested-messages.server.ts';
import { listPushMessages } from './write-pushes.server.ts';

const kindOfStatus: Record<string, MessageKind> = {
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
};

const kindsAboutOrder = {
  'bank-slip-sent': 'new-slip',
  'bank-slip-accepted': 'slip-accepted',
  'bank-slip-refused': 'slip-refused',
  'transfer-reminder-due': 'transfer-reminder',
  'reinstated-by-payment': 'order-placed',
  'paid-though-cancelled': 'order-cancelled',
  'charged-back': 'charge-back',
  'cancel-asked': 'cancel-request',
  'cancel-declined': 'cancel-declined',
  'parcel-problem-reported': 'parcel-problem',
  'parcel-problem-settled': 'problem-answered',
} as const;

const kindsToOwner: readonly MessageKind[] = [
  'new-order',
  'parcel-problem',
  'new-slip',
  'cancel-request',
  'charge-back',
];

/** `connected`: the channels with a provider. No message is written for any other channel, except e-mail. */
type WriteMessages = { demo: boolean; connected?: readonly ChannelName[] };

/**
 * Inserts the messages about an event, in the transaction of the event: no order without its message, no message without
 * its order. In demo mode they are inserted as `shown`, because demo mode sends nothing.
 */
export function writeMessages({ demo, connected = ['email'] }: WriteMessages): Listener {
  return async (shop, event) => {
    if (event.name === 'account-deleted') return eraseMessages(shop, event);
    const drafts = [
      ...(await messagesAbout(shop, event, { demo, connected })),
      ...(await listPushMessages(shop, event, { demo })),
    ];
    if (drafts.length === 0) return;
    const now = shop.now();
    const isOverLimit = !demo && drafts.some(countsForLimit) && (await isOwnerLimitReached(shop));
    const rows = drafts.map((message) => ({
      state: demo ? ('shown' as const) : ('waiting' as const),
      nextTryAt: now,
      uselessAfter: new Date(now.getTime() + orderMessageLifeMs),
      createdAt: now,
      ...message,
      ...(isOverLimit && countsForLimit(message) ? heldBack : {}),
    }));
    await shop.db.insert(messages).values(rows).onConflictDoNothing();
  };
}

type WriteOptions = Required<WriteMessages>;

async function messagesAbout(
  shop: Shop,
  event: ShopEvent,
  options: WriteOptions,
): Promise<NewMessage[]> {
  if (isAboutOrder(event))
    return aboutOrder(shop, { ...event, kinds: [kindsAboutOrder[event.name]], options });
  switch (event.name) {
    case 'order-placed':
      return aboutOrder(shop, { ...event, kinds: ['order-placed', 'new-order'], options });
    case 'order-status-changed': {
      const kind = kindOfStatus[event.to];
      return kind ? aboutOrder(shop, { ...event, kinds: [kind], options }) : [];
    }
    case 'contact-message-sent': {
      const { contactMessageId } = event;
      const subject = {
        kind: 'contact-message',
        causeId: contactMessageId,
        contactMessageId,
        language: await ownerLanguage(shop),
      } as const;
      return ownerMessages(recipientsOf(ownerContact(await readSettings(shop), options)), subject);
    }
    case 'chat-answered':
      return answerMessages(shop, event, options.connected);
    case 'backup-failed':
      return aboutShop(shop, { kind: 'backup-failed', causeId: event.runId }, options);
    case 'sms-limit-reached':
      return aboutShop(shop, { kind: 'sms-limit', causeId: causeOfSmsLimit(event.day) }, options);
    case 'password-reset-requested':
      return linkMessages('password-reset', event);
    case 'email-verification-requested':
      return linkMessages('email-proof', event);
    case 'phone-code-requested':
      return options.demo || options.connected.includes('sms') ? codeMessages(event) : [];
    case 'stock-alert-requested':
      return linkMessages('stock-alert', event);
    case 'back-in-stock':
      return linkMessages('back-in-stock', event);
    default:
      return [];
  }
}

type EventAboutOrder = Extract<ShopEvent, { name: keyof typeof kindsAboutOrder }>;

function isAboutOrder(event: ShopEvent): event is EventAboutOrder {
  return event.name in kindsAboutOrder;
}

async function aboutShop(
  shop: Shop,
  subject: OwnerMessageSubject,
  options: WriteOptions,
): Promise<NewMessage[]> {
  const recipients = recipientsOf(ownerContact(await readSettings(shop), options));
  return ownerMessages(recipients, { ...subject, language: await ownerLanguage(shop) });
}

/** Reads, by one statement, how to reach the customer of an order and in which language the owners read. */
const findOrderContact = compiledQuery((db) =>
  db
    .select({
      email: orders.customerEmail,
      phoneE164: orders.customerPhone,
      language: orders.language,
      flags: orders.flags,
      ownersReadSinhala,
      channelChoiceRows,
    })
    .from(orders)
    .where(eq(orders.id, queryParameters('orderId').orderId)),
);

type AboutOrder = {
  kinds: MessageKind[];
  orderId: string;
  auditEntryId: string;
  options: WriteOptions;
};

async function aboutOrder(shop: Shop, { kinds, orderId, auditEntryId, options }: AboutOrder) {
  const settings = await readSettings(shop);
  const [order] = await findOrderContact(shop.db, { orderId });
  if (!order) return [];
  const { language, flags } = order;
  const ownersLanguage: Language = order.ownersReadSinhala ? 'si' : 'en';
  const choices = choicesOf(order.channelChoiceRows);
  const reach = { settings, choices, connected: options.connected };
  return kinds.flatMap((kind): NewMessage[] => {
    const subject = { kind, causeId: auditEntryId, orderId };
    if (kindsToOwner.includes(kind)) {
      const toOwner = { ...subject, language: ownersLanguage };
      return ownerMessages(orderRecipients(ownerContact(settings, options), settings), toOwner);
    }
    const areEmailsHeldBack = kind === 'order-placed' && flags.includes('email-held');
    return chosenRecipients(kind, order, reach).map(({ hasNextChannel, ...recipient }) => ({
      ...subject,
      ...recipient,
      audience: 'customer',
      language,
      ...(hasNextChannel && { uselessAfter: new Date(shop.now().getTime() + nextChannelAfterMs) }),
      ...(areEmailsHeldBack && recipient.channel === 'email' && heldBack),
    }));
  });
}

/** A message that is not sent. The owner sees it among the messages and can still send it. */
const heldBack = { state: 'failed', problem: 'held-back' } as const;
