import type { ChannelSwitch } from '#domain/channels/channels.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PaymentSwitch } from '#domain/payments/payment-methods.ts';
import type { NameOf, SettingsPair } from './settings-fields.ts';

export const currencies = ['LKR', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/**
 * The shop's settings. An empty Sinhala half falls back to English. Bank account details have several lines; while
 * their English half is empty, bank transfer is not offered.
 */
export type Settings = Record<PaymentSwitch | ChannelSwitch, boolean> &
  Record<SettingsPair, Bilingual> &
  Record<NameOf<'line' | 'list'>, string> & {
    /** E.164 once it was saved in the panel; links normalize it in any case. */
    phone: string;
    /** Like `phone`. */
    whatsapp: string;
    email: string;
    /** Days allowed for a transfer, 2 to 30. */
    transferDays: number;
    /** Days after which bank slips are deleted, 30 to 730. */
    slipDays: number;
    /** Whether orders are taken before `closedUntil`. */
    ordersWhileClosed: boolean;
    freeDelivery: boolean;
    /** Whether Saturday is a business day of the couriers. */
    saturdayDelivery: boolean;
    /** Added to an order while delivery is not free, where its district has no fee of its own. */
    deliveryFeeLkr: number;
    /** The currency shown beside rupees. Orders are always in rupees. */
    currency: Currency;
    /** Rupees for one US dollar, as the owner entered; null before that. */
    lkrPerUsd: number | null;
    /** The price of one part of an SMS, in rupees with cents. */
    smsPartPrice: number;
    /** The most that SMS may cost in a day, in whole rupees. */
    smsDailyLimit: number;
    twoFactorAuth: boolean;
    /** Minutes without use after which the panel asks to sign in again, 5 to 120. */
    sessionTimeout: number;
  };
