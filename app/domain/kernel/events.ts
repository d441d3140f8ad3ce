import type { Language } from './bilingual.ts';

/**
 * What the shop announces while it happens. Listeners run inside the same transaction.
 * Ids of history rows, requests and contact messages are the causes of messages: one cause writes to a person once.
 */
export type ShopEvent =
  | {
      name: 'order-placed';
      orderId: string;
      historyId: string;
      orderNumber: string;
      totalLkr: number;
      itemsCount: number;
      paymentMethod: string;
    }
  | { name: 'order-status-changed'; orderId: string; historyId: string; from: string; to: string }
  | { name: 'contact-message-sent'; contactMessageId: string }
  /** Somebody with an account and a real e-mail address asked for it. The link is a secret: whoever has it is let in. */
  | ({ name: 'password-reset-asked' } & LinkAsked)
  | ({ name: 'email-proof-asked' } & LinkAsked)
  /** An account was deleted: what was written to these addresses and about these orders goes with it. */
  | { name: 'person-forgotten'; emails: readonly string[]; orderIds: readonly string[] }
  /** The shop could not be copied into a file. */
  | { name: 'backup-failed'; runId: string }
  /** A product was added, saved or brought back: it may name other pictures than before. */
  | { name: 'product-written' };

/** The link begins with the shop's own address (APP_URL) and works until `expiresAt`. */
export type LinkAsked = {
  requestId: string;
  email: string;
  personName: string;
  language: Language;
  link: string;
  expiresAt: Date;
};
