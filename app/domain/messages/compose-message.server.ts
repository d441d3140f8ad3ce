import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { findOrder } from '#domain/orders/find-order.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { contactMessages } from '#domain/support/tables.server.ts';
import { accountLetter } from './account-letter.server.ts';
import type { ComposedMessage } from './channel.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { orderLetter } from './order-letter.server.ts';
import { backupFailedLetter, contactLetter, newOrderLetter } from './owner-letter.server.ts';
import { type Stationery, say } from './stationery.ts';
import type { messages } from './tables.server.ts';

type Message = typeof messages.$inferSelect;
export type Address = Pick<Stationery, 'appUrl' | 'demo'>;

const hourMs = 60 * 60 * 1000;

/**
 * Puts a message into its final words, from what the shop knows now. Undefined where what it was about is gone. With the
 * link hidden it is what others than its reader may see.
 */
export async function composeMessage(
  shop: Shop,
  message: Message,
  { linkShown, ...address }: Address & { linkShown: boolean },
): Promise<ComposedMessage | undefined> {
  const settings = await readSettings(shop);
  const on = { ...address, language: message.language, settings };
  const link = linkShown ? message.secretLink : null;
  const letter = await letterOf(shop, on, { ...message, secretLink: link });
  return (
    letter && {
      id: message.id,
      recipient: message.recipient,
      language: letter.language,
      fromName: say(on, settings.siteName),
      replyTo: letter.replyTo,
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
    }
  );
}

async function letterOf(shop: Shop, on: Stationery, message: Message): Promise<Letter | undefined> {
  const { kind } = message;
  switch (kind) {
    case 'password-reset':
    case 'email-proof':
      return accountLetter(on, kind, linkFacts(message));
    case 'contact-message': {
      const written = await findContactMessage(shop, message.contactMessageId);
      return written && contactLetter(on, written);
    }
    case 'backup-failed':
      return backupFailedLetter(on);
    default: {
      const order = message.orderId ? await findOrder(shop, message.orderId) : undefined;
      if (!order) return undefined;
      return kind === 'new-order' ? newOrderLetter(on, order) : orderLetter(on, kind, order);
    }
  }
}

function linkFacts({ personName, secretLink, uselessAfter, createdAt }: Message) {
  const hours = Math.max(1, Math.round((uselessAfter.getTime() - createdAt.getTime()) / hourMs));
  return { personName: personName ?? '', link: secretLink ?? undefined, hours };
}

async function findContactMessage(shop: Shop, id: string | null) {
  if (id === null) return undefined;
  const { name, phone, email, message } = contactMessages;
  const [found] = await shop.db
    .select({ id: contactMessages.id, name, phone, email, message })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return found;
}
