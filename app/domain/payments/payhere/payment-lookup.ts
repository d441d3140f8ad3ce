import type { PaymentNotification } from './parse-notification.server.ts';

/** The payments under a reference, or the kind of failure: not reached, API key refused, or asked too often. */
export type PaymentLookup =
  | { kind: 'found'; payments: FoundPayment[] }
  | { kind: 'down' | 'refused' | 'later'; waitMs?: number };

/** A payment as PayHere's Merchant API returns it. */
export type FoundPayment = {
  paymentId: string;
  reference: string;
  status: string;
  currency: string;
  /** In units of the currency, as is the fee. */
  amount: number;
  /** PayHere's fee; undefined if the response has none. */
  fee: number | undefined;
  method: string;
};

/** Looks up the payments of one attempt at PayHere, by its reference. */
export type PaymentSearch = (reference: string) => Promise<PaymentLookup>;

/**
 * Converts a found payment into a notification. Undefined for another currency, attempt or status.
 */
export function toNotification(
  { paymentId, amount, currency, status, fee, method, ...found }: FoundPayment,
  reference: string,
): (PaymentNotification & { feeLkr: number }) | undefined {
  // A refunded payment was received first; the shop's ledger has the refund itself. Source: PayHere, Retrieval API.
  const isReceived = status === 'RECEIVED' || status.startsWith('REFUND');
  const isChargedBack = status === 'CHARGEBACKED';
  if (!(isReceived || isChargedBack) || currency !== 'LKR' || found.reference !== reference) {
    return undefined;
  }
  const feeLkr = Math.max(0, Math.round(fee ?? 0));
  return { paymentId, reference, amountLkr: amount, code: isReceived ? 2 : -3, method, feeLkr };
}
