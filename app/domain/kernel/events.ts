import type { Language } from './bilingual.ts';

/**
 * The events of the shop. Listeners run inside the same transaction. An event's id, such as the number of its audit entry,
 * keeps the messages about it from being written twice: each recipient gets one.
 */
export type ShopEvent =
  | {
      name: 'order-placed';
      orderId: string;
      auditEntryId: string;
      orderNumber: string;
      totalLkr: number;
      itemsCount: number;
      paymentMethod: string;
    }
  | {
      name: 'order-status-changed';
      orderId: string;
      auditEntryId: string;
      from: string;
      to: string;
    }
  /** The owner replaced the phone or e-mail address of an order. `phone`, as E.164, and `email` are the former ones. */
  | { name: 'order-phone-replaced'; orderId: string; phone: string }
  | { name: 'order-email-replaced'; orderId: string; email: string }
  /** A customer reported a problem with a delivered parcel. */
  | { name: 'parcel-problem-reported'; orderId: string; auditEntryId: string }
  /** The owner settled a reported problem, with an answer. */
  | { name: 'parcel-problem-settled'; orderId: string; auditEntryId: string }
  /** A customer sent slips of a bank transfer; the owner accepted them, or refused them for a reason. */
  | { name: 'bank-slip-sent'; orderId: string; auditEntryId: string }
  | { name: 'bank-slip-accepted'; orderId: string; auditEntryId: string }
  | { name: 'bank-slip-refused'; orderId: string; auditEntryId: string }
  /** A customer asked to cancel an order; the owner kept it, for a reason. */
  | { name: 'cancel-asked'; orderId: string; auditEntryId: string }
  | { name: 'cancel-declined'; orderId: string; auditEntryId: string }
  /** Half of the days allowed for a transfer have passed. */
  | { name: 'transfer-reminder-due'; orderId: string; auditEntryId: string }
  /** The payment gateway reported money for an order, in whole rupees. */
  | { name: 'payment-received'; orderId: string; auditEntryId: string; amountLkr: number }
  /** Money arrived online for a cancelled order: it was reinstated, or stays cancelled and its money is to be refunded. */
  | { name: 'reinstated-by-payment'; orderId: string; auditEntryId: string }
  | { name: 'paid-though-cancelled'; orderId: string; auditEntryId: string }
  /** The bank of a payer took money back through the gateway. */
  | { name: 'charged-back'; orderId: string; auditEntryId: string }
  | { name: 'contact-message-sent'; contactMessageId: string }
  /** The owner answered a WhatsApp chat; the answer can be sent until `until`. */
  | { name: 'chat-answered'; contactMessageId: string; until: Date }
  /**
   * A link for an account that has an e-mail address of its own, instead of the placeholder that the sign-in library
   * needs. It is a secret: anyone who has it can set a new password, or verify the address.
   */
  | ({ name: 'password-reset-requested' } & LinkRequest)
  | ({ name: 'email-verification-requested' } & LinkRequest)
  /** A code that verifies a mobile phone, or sets a new password, valid until `expiresAt`. */
  | ({ name: 'phone-code-requested'; phoneE164: string; code: string } & Pick<
      LinkRequest,
      'requestId' | 'language' | 'expiresAt'
    >)
  /** Someone subscribed to a stock alert, which they confirm by the link. */
  | ({ name: 'stock-alert-requested' } & StockAlertLink)
  /** The product of a confirmed stock alert is in stock. The link unsubscribes. */
  | ({ name: 'back-in-stock' } & StockAlertLink)
  /** An account was signed out everywhere, or everywhere else. */
  | { name: 'sessions-ended'; userId: string }
  /**
   * An account was deleted: messages to these addresses, codes to these phones, and messages about these orders are
   * deleted too.
   */
  | {
      name: 'account-deleted';
      emails: readonly string[];
      phones: readonly string[];
      orderIds: readonly string[];
    }
  /** An admin chose quiet hours. `end` is the end of those that have begun; undefined outside of them. */
  | { name: 'quiet-hours-chosen'; userId: string; end: Date | undefined }
  /** A backup could not be made. */
  | { name: 'backup-failed'; runId: string }
  /** The daily limit for the cost of SMS was reached. */
  | { name: 'sms-limit-reached'; day: string }
  /** A product was added, saved or restored, maybe with other pictures. */
  | { name: 'product-changed' };

/** The link begins with the shop's own URL (APP_URL) and is valid until `expiresAt`. */
export type LinkRequest = {
  requestId: string;
  email: string;
  personName: string;
  language: Language;
  link: string;
  expiresAt: Date;
};

type StockAlertLink = { stockAlertId: string } & Omit<LinkRequest, 'personName'>;
