/**
 * The payments under a reference, or why the lookup failed. `down`: PayHere was not reached. `refused`: the API key is
 * wrong. `later`: too many requests.
 */
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
