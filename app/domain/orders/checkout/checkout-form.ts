import type { Language } from '#domain/kernel/bilingual.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { District } from '#domain/places/districts.ts';
import type { Province } from '#domain/places/provinces.ts';

/** The maximum lengths of the checkout's texts, in Unicode characters. */
export const checkoutLimits = {
  customerName: 100,
  phone: 30,
  email: 254,
  address: 200,
  city: 80,
  specialInstructions: 1000,
  payerFirstName: 50,
  payerLastName: 50,
} as const;

/** A parsed checkout form: the phone number in E.164, texts trimmed and in Unicode form NFC. */
export type CheckoutForm = {
  idempotencyKey: string;
  language: Language;
  customerName: string;
  phone: string;
  email: string | undefined;
  address: string;
  city: string;
  /** Missing if none was chosen and the town does not imply one. */
  district?: District | null | undefined;
  province: Province;
  paymentMethod: PaymentMethod;
  /** Only for online payment: the two parts of a name that the gateway requires. */
  payerFirstName?: string | undefined;
  payerLastName?: string | undefined;
  specialInstructions: string;
  /** The total that the shopper saw, in rupees. Compared, never charged. */
  shownTotalLkr?: number | undefined;
  /** The products and quantities that the shopper saw. Pages of an earlier release send none. */
  shownLines?: string | undefined;
};
