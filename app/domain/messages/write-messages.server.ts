import { and, countDistinct, eq, gt } from 'drizzle-orm';
import type { Language } from '#domain/kernel/bilingual.ts';
import type { LinkRequest, ShopEvent } from '#domain/kernel/events.ts';
import type { Listener, Shop } from '#domain/kernel/shop.server.ts';
import { budgets } from '#domain/limits/budgets.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { placeholderEmail } from '#domain/settings/default-settings.copy.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { forgetPerson } from './forget-person.server.ts';
import { orderMessageLifeMs } from './lifetimes.ts';
import type { MessageKind } from './message.ts';
import { ownerLanguage } from './owner-language.server.ts';
import { orderRecipients, orderRecipientsOf, type Recipient, recipientsOf } from './recipients.ts';
import { messages, type NewMessage } from './tables.server.ts';
import { pushesAbout } from './write-pushes.server.ts';

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
];

/** SMS is written only where a provider is connected: without one nothing would ever come of it. */
type WriteMessages = { demo: boolean; hasSms?: boolean };

/**
 * Inserts the messages about an event, in the transaction of the event: no order without its message, no message without
 * its order. In demo mode they are inserted as `shown`, because nothing leaves a demonstration.
 */
export function writeMessages({ demo, hasSms = false }: WriteMessages): Listener {
  return async (shop, event) => {
    if (event.name === 'account-deleted') return forgetPerson(shop, event);
    const written = await messagesAbout(shop, event, demo);
    const wanted = [
      ...(hasSms ? written : written.filter(({ channel }) => channel !== 'sms')),
      ...(await pushesAbout(shop, event, { demo })),
    ];
    if (wanted.length === 0) return;
    const now = shop.now();
    const isOwnerFlooded = !demo && wanted.some(countsForOwner) && (await hasManyToOwner(shop));
    const rows = wanted.map((message) => ({
      state: demo ? ('shown' as const) : ('waiting' as const),
      nextTryAt: now,
      uselessAfter: new Date(now.getTime() + orderMessageLifeMs),
      createdAt: now,
      ...message,
      ...(isOwnerFlooded && countsForOwner(message) ? heldBack : {}),
    }));
    await shop.db.insert(messages).values(rows).onConflictDoNothing();
  };
}

async function messagesAbout(shop: Shop, event: ShopEvent, demo: boolean): Promise<NewMessage[]> {
  switch (event.name) {
    case 'order-placed':
      return aboutOrder(shop, { ...event, kinds: ['order-placed', 'new-order'], demo });
    case 'order-status-changed': {
      const kind = kindOfStatus[event.to];
      return kind ? aboutOrder(shop, { ...event, kinds: [kind], demo }) : [];
    }
    case 'parcel-problem-reported':
    case 'parcel-problem-settled':
    case 'cancel-asked':
    case 'cancel-declined':
    case 'bank-slip-sent':
    case 'bank-slip-accepted':
    case 'bank-slip-refused':
    case 'transfer-reminder-due':
      return aboutOrder(shop, { ...event, kinds: [kindsAboutOrder[event.name]], demo });
    case 'contact-message-sent': {
      const { contactMessageId } = event;
      const about = {
        kind: 'contact-message',
        causeId: contactMessageId,
        contactMessageId,
        language: await ownerLanguage(shop),
      } as const;
      return toOwner(recipientsOf(ownerIn(await readSettings(shop), demo)), about);
    }
    case 'backup-failed': {
      const language = await ownerLanguage(shop);
      const about = { kind: 'backup-failed', causeId: event.runId, language } as const;
      return toOwner(recipientsOf(ownerIn(await readSettings(shop), demo)), about);
    }
    case 'password-reset-requested':
      return linkMessages('password-reset', event);
    case 'email-verification-requested':
      return linkMessages('email-proof', event);
    case 'stock-alert-requested':
      return linkMessages('stock-alert', event);
    case 'back-in-stock':
      return linkMessages('back-in-stock', event);
    default:
      return [];
  }
}

type AboutOrder = { kinds: MessageKind[]; orderId: string; historyId: string; demo: boolean };

async function aboutOrder(shop: Shop, { kinds, orderId, historyId, demo }: AboutOrder) {
  const settings = await readSettings(shop);
  const [order] = await shop.db
    .select({
      email: orders.customerEmail,
      phoneE164: orders.customerPhone,
      language: orders.language,
      flags: orders.flags,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return [];
  const { language, flags } = order;
  const ownersLanguage = await ownerLanguage(shop);
  return kinds.flatMap((kind): NewMessage[] => {
    const about = { kind, causeId: historyId, orderId };
    if (kindsToOwner.includes(kind)) {
      const toThem = { ...about, language: ownersLanguage };
      return toOwner(orderRecipients(ownerIn(settings, demo), settings), toThem);
    }
    const isHeld = kind === 'order-placed' && flags.includes('email-held');
    return orderRecipientsOf(kind, order, settings).map((recipient) => ({
      ...about,
      ...recipient,
      audience: 'customer',
      language,
      ...(isHeld && heldBack),
    }));
  });
}

/** The owner sees it among the messages and can still send it. */
const heldBack = { state: 'failed', problem: 'held-back' } as const;

/** A failed backup is always told: it neither counts nor is held back. */
function countsForOwner({ audience, kind }: NewMessage): boolean {
  return audience === 'owner' && kind !== 'backup-failed';
}

/** Whether the owner was told of so many things within an hour that more of them would only hide the others. */
async function hasManyToOwner(shop: Shop): Promise<boolean> {
  const { attempts, windowMs } = budgets['owner-email:shop'];
  const since = new Date(shop.now().getTime() - windowMs);
  const recent = and(eq(messages.audience, 'owner'), gt(messages.createdAt, since));
  const [found] = await shop.db
    .select({ causes: countDistinct(messages.causeId) })
    .from(messages)
    .where(recent);
  return (found?.causes ?? 0) >= attempts;
}

type AboutToOwner = Pick<NewMessage, 'kind' | 'causeId' | 'orderId' | 'contactMessageId'>;

type ToOwner = AboutToOwner & { language: Language };

function toOwner(recipients: readonly Recipient[], about: ToOwner): NewMessage[] {
  return recipients.map((recipient) => ({ ...about, ...recipient, audience: 'owner' }));
}

/** A placeholder is nobody's address; a demonstration, which sends nothing, may show it. */
function ownerIn({ email }: { email: string }, demo: boolean) {
  const isReal = email.includes('@') && email !== placeholderEmail;
  return { email: isReal || demo ? email : undefined };
}

type Linked = Omit<LinkRequest, 'personName'> & { personName?: string; stockAlertId?: string };

function linkMessages(kind: MessageKind, asked: Linked): NewMessage[] {
  return recipientsOf(asked).map((recipient) => ({
    ...recipient,
    causeId: asked.requestId,
    kind,
    audience: 'customer',
    language: asked.language,
    personName: asked.personName ?? null,
    stockAlertId: asked.stockAlertId ?? null,
    secretLink: asked.link,
    uselessAfter: asked.expiresAt,
  }));
}
