import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PaymentSwitch } from '#domain/payments/payment-methods.ts';
import type { NameOf, SettingsPair } from './settings-fields.ts';

export const currencies = ['LKR', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/**
 * What the owner decides about the shop. A Sinhala half may be empty; English then stands in for it. Bank account
 * details have several lines; while their English half is empty, bank transfer is not offered.
 */
export type Settings = Record<PaymentSwitch, boolean> &
  Record<SettingsPair, Bilingual> &
  Record<NameOf<'line'>, string> & {
    /** E.164 once it was saved in the panel; links need it normalised in any case. */
    phone: string;
    /** Like `phone`. */
    whatsapp: string;
    email: string;
    freeDelivery: boolean;
    /** Added to every order while delivery is not free. */
    deliveryFeeLkr: number;
    /** What shoppers see beside rupees. Orders are in rupees whatever it is. */
    currency: Currency;
    /** Rupees for one US dollar, as the owner says; null until it was entered. */
    lkrPerUsd: number | null;
    emailNotifications: boolean;
    smsNotifications: boolean;
    whatsappNotifications: boolean;
    twoFactorAuth: boolean;
    /** Minutes without use after which the panel asks to sign in again, 5 to 120. */
    sessionTimeout: number;
  };
