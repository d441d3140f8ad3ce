import type { Language } from '#domain/kernel/bilingual.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { Province } from './provinces.ts';

/** The longest texts that the checkout takes, counted in letters as Unicode counts them. */
export const checkoutLimits = {
  customerName: 100,
  phone: 30,
  email: 254,
  address: 200,
  city: 80,
  specialInstructions: 1000,
} as const;

export const checkoutFields = [
  'customerName',
  'phone',
  'email',
  'address',
  'city',
  'province',
  'paymentMethod',
  'specialInstructions',
] as const;
export type CheckoutField = (typeof checkoutFields)[number];

/** What can be wrong with a field. The screen owns the sentences. */
export type CheckoutProblem =
  | 'required'
  | 'too-long'
  | 'unreadable'
  | 'phone'
  | 'email'
  | 'choose'
  | 'stale';

/** A checkout form that was understood: the phone is E.164, texts are trimmed and in their composed Unicode form. */
export type CheckoutForm = {
  idempotencyKey: string;
  language: Language;
  customerName: string;
  phone: string;
  email: string | undefined;
  address: string;
  city: string;
  province: Province;
  paymentMethod: PaymentMethod;
  specialInstructions: string;
  /** The total that the shopper saw. Only compared, never charged. */
  shownTotalLkr?: number | undefined;
};
