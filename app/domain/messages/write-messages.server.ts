import { and, eq, gt } from 'drizzle-orm';
import type { LinkAsked, ShopEvent } from '#domain/kernel/events.ts';
import type { Listener, Shop } from '#domain/kernel/shop.server.ts';
import { budgets } from '#domain/limits/budgets.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { placeholderEmail } from '#domain/settings/default-settings.copy.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { forgetPerson } from './forget-person.server.ts';
import { newsLifeMs } from './lifetimes.ts';
import type { MessageKind } from './message.ts';
import { messages } from './tables.server.ts';

type NewMessage = Pick<
  typeof messages.$inferInsert,
  'causeId' | 'kind' | 'audience' | 'recipient' | 'language'
> &
  Partial<typeof messages.$inferInsert>;

const kindOfStatus: Record<string, MessageKind> = {
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
};

/**
 * Writes down what the shop has to tell people, in the transaction of what happened: no order without its message, no
 * message without its order. In demo mode it is written as shown, for nothing leaves a demonstration.
 */
export function writeMessages({ demo }: { demo: boolean }): Listener {
  return async (shop, event) => {
    if (event.name === 'person-forgotten') return forgetPerson(shop, event);
    const wanted = await messagesAbout(shop, event, demo);
    if (wanted.length === 0) return;
    const now = shop.now();
    const isOwnerFlooded = !demo && wanted.some(isToOwner) && (await hasManyToOwner(shop));
    const rows = wanted.map((message) => ({
      channel: 'email' as const,
      state: demo ? ('shown' as const) : ('waiting' as const),
      nextTryAt: now,
      uselessAfter: new Date(now.getTime() + newsLifeMs),
      createdAt: now,
      ...message,
      ...(isOwnerFlooded && isToOwner(message) ? heldBack : {}),
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
    case 'contact-message-sent': {
      const { contactMessageId } = event;
      const recipient = ownerAddress(await readSettings(shop), demo);
      return toOwner(recipient, {
        kind: 'contact-message',
        causeId: contactMessageId,
        contactMessageId,
      });
    }
    case 'backup-failed': {
      const recipient = ownerAddress(await readSettings(shop), demo);
      return toOwner(recipient, { kind: 'backup-failed', causeId: event.runId });
    }
    case 'password-reset-asked':
      return linkMessage('password-reset', event);
    case 'email-proof-asked':
      return linkMessage('email-proof', event);
    default:
      return [];
  }
}

type OrderNews = { kinds: MessageKind[]; orderId: string; historyId: string; demo: boolean };

async function aboutOrder(shop: Shop, { kinds, orderId, historyId, demo }: OrderNews) {
  const settings = await readSettings(shop);
  if (!settings.emailNotifications) return [];
  const [order] = await shop.db
    .select({ recipient: orders.customerEmail, language: orders.language, flags: orders.flags })
    .from(orders)
    .where(eq(orders.id, orderId));
  return kinds.flatMap((kind): NewMessage[] => {
    const about = { kind, causeId: historyId, orderId };
    if (kind === 'new-order') return toOwner(ownerAddress(settings, demo), about);
    if (!order?.recipient || isInternal(order.recipient)) return [];
    const { recipient, language } = order;
    const written = { ...about, audience: 'customer' as const, recipient, language };
    const isHeld = kind === 'order-placed' && order.flags.includes('email-held');
    return [isHeld ? { ...written, ...heldBack } : written];
  });
}

/** The owner sees it among the messages and can still send it. */
const heldBack = { state: 'failed', problem: 'held-back' } as const;

function isToOwner({ audience, kind }: NewMessage): boolean {
  return audience === 'owner' && kind !== 'backup-failed';
}

/** Whether the owner got so many e-mails within an hour that more of them would only hide the others. */
async function hasManyToOwner(shop: Shop): Promise<boolean> {
  const { tries, windowMs } = budgets['owner-email:shop'];
  const since = new Date(shop.now().getTime() - windowMs);
  const recent = and(eq(messages.audience, 'owner'), gt(messages.createdAt, since));
  return (await shop.db.$count(messages, recent)) >= tries;
}

type OwnerNews = Pick<NewMessage, 'kind' | 'causeId' | 'orderId' | 'contactMessageId'>;

/** The owner reads English, as in the panel. */
function toOwner(recipient: string | undefined, about: OwnerNews): NewMessage[] {
  return recipient ? [{ ...about, audience: 'owner', recipient, language: 'en' }] : [];
}

/** A placeholder is nobody's address; a demonstration, which sends nothing, may show it. */
function ownerAddress({ email }: { email: string }, demo: boolean): string | undefined {
  const isReal = email.includes('@') && !isInternal(email) && email !== placeholderEmail;
  return isReal || demo ? email : undefined;
}

function linkMessage(kind: MessageKind, asked: LinkAsked): NewMessage[] {
  if (isInternal(asked.email)) return [];
  return [
    {
      causeId: asked.requestId,
      kind,
      audience: 'customer',
      recipient: asked.email,
      language: asked.language,
      personName: asked.personName,
      secretLink: asked.link,
      uselessAfter: asked.expiresAt,
    },
  ];
}

/** Addresses that the shop makes up itself, for accounts that gave none. No mail can reach them. */
function isInternal(email: string): boolean {
  return email.toLowerCase().endsWith('.invalid');
}
