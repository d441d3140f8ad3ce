import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PaymentSwitch } from '#domain/payments/payment-methods.ts';

export const currencies = ['LKR', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** What the owner decides about the shop. A Sinhala half may be empty; English then stands in for it. */
export type Settings = Record<PaymentSwitch, boolean> & {
  siteName: Bilingual;
  tagline: Bilingual;
  /** E.164 once it was saved in the panel; links need it normalised in any case. */
  phone: string;
  /** Like `phone`. */
  whatsapp: string;
  email: string;
  address: Bilingual;
  /** Under which numbers the seller is registered, as invoices name it. Empty: they do not. */
  sellerRegistration: string;
  freeDelivery: boolean;
  /** Added to every order while delivery is not free. */
  deliveryFeeLkr: number;
  deliveryMessage: Bilingual;
  /** What shoppers see beside rupees. Orders are in rupees whatever it is. */
  currency: Currency;
  /** Rupees for one US dollar, as the owner says; null until it was entered. */
  lkrPerUsd: number | null;
  /** Several lines. While the English half is empty, bank transfer is not offered. */
  bankAccountDetails: Bilingual;
  emailNotifications: boolean;
  smsNotifications: boolean;
  whatsappNotifications: boolean;
  metaTitle: Bilingual;
  metaDescription: Bilingual;
  twoFactorAuth: boolean;
  /** Minutes without use after which the panel asks to sign in again, 5 to 120. */
  sessionTimeout: number;
};
