import type { PaymentSearch } from './payment-lookup.ts';
import type { RequestRefund } from './refund-payment.ts';

/** The account at PayHere that takes the shop's payments. */
export type PayHereAccount = {
  merchantId: string;
  secret: string;
  /** The URL of the payment page: PayHere's, or the path of its stand-in in demo mode. */
  checkoutUrl: string;
};

/** The shop's connection to PayHere, or to its stand-in in demo mode. */
export type PayHereGateway = {
  account: PayHereAccount;
  /** Looks up payments by PayHere's Merchant API; undefined without an API key. */
  search: PaymentSearch | undefined;
  /** Refunds by the same API. */
  refund: RequestRefund | undefined;
  /** The kind of the API's current failure, `refused` where the key is wrong; empty or undefined while it works. */
  failureKind?: string;
  /** Replaces PayHere in demo mode. */
  standIn?: { handle: (request: Request) => Promise<Response> };
};

/** The outcomes that PayHere reports: received, pending, cancelled, failed, charged back. */
export const payHereCodes = [2, 0, -1, -2, -3] as const;
export type PayHereCode = (typeof payHereCodes)[number];
export const receivedCode = 2;
export const chargedBackCode = -3;

export type OnlineState = 'pending' | 'failed' | 'received' | 'charged-back';

/**
 * Returns the state of a payment from all codes received for it, in any order: only a chargeback reverses received
 * money.
 */
export function onlineStateOf(codes: ReadonlySet<PayHereCode>): OnlineState {
  if (codes.has(chargedBackCode)) return 'charged-back';
  if (codes.has(receivedCode)) return 'received';
  return codes.has(-1) || codes.has(-2) ? 'failed' : 'pending';
}
