import type { Notice } from './read-notification.server.ts';

/** What PayHere's Merchant API says of the payments that were made under a reference. */
export type LookUp =
  | { kind: 'found'; payments: FoundPayment[] }
  | { kind: 'down' | 'refused' | 'later'; waitMs?: number };

export type FoundPayment = {
  paymentId: string;
  reference: string;
  status: string;
  currency: string;
  amount: number;
  /** What PayHere keeps; undefined where it does not tell. */
  fee: number | undefined;
  method: string;
};

/** Looks up the payments of one attempt; undefined in a shop without an API key. */
export type PaymentSearch = (reference: string) => Promise<LookUp>;

/** Returns what a found payment tells, as a notification would. Undefined for another currency, attempt or status. */
export function noticeOf(
  { paymentId, amount, currency, status, fee, method, ...found }: FoundPayment,
  reference: string,
): (Notice & { feeLkr: number }) | undefined {
  // Money that was refunded had been received; the shop's own ledger knows the refund. Source: PayHere, Retrieval API.
  const isReceived = status === 'RECEIVED' || status.startsWith('REFUND');
  const isChargedBack = status === 'CHARGEBACKED';
  if (!(isReceived || isChargedBack) || currency !== 'LKR' || found.reference !== reference) {
    return undefined;
  }
  const feeLkr = Math.max(0, Math.round(fee ?? 0));
  return { paymentId, reference, amountLkr: amount, code: isReceived ? 2 : -3, method, feeLkr };
}
