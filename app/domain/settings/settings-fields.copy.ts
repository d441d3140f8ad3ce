import { channelCopy } from '#domain/channels/channels.copy.ts';
import { perChannelSwitch } from '#domain/channels/channels.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { mapToRecord } from '#domain/kernel/records.ts';
import { paymentSwitchLabels } from '#domain/payments/payment-methods.copy.ts';
import { paymentSwitches } from '#domain/payments/payment-methods.ts';
import { maxDeliveryFeeLkr } from '#domain/settings/delivery/delivery-rules.ts';

/** The groups in which the owner finds the settings, in their order. */
export const settingsTabs = ['general', 'contact', 'payment', 'delivery', 'notifications', 'seo', 'security', 'landing'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

type NumberLimits = { min: number; max: number; decimals: number };
type Field = { tab: SettingsTab; label: Bilingual } & (
  | { kind: 'switch' | 'choice' }
  | ({ kind: 'number' | 'number-or-none' } & NumberLimits)
  | { kind: 'line' | 'phone' | 'email'; max: number }
  /** A text with one item of this kind on each line. */
  | { kind: 'list'; of: 'days' | 'tracking-addresses' | 'district-fees' | 'districts'; max: number }
  /** English and Sinhala. English replaces an empty Sinhala half. */
  | { kind: 'pair'; max: number; lines?: boolean; required?: boolean }
);

/**
 * The owner's settings: the kind of each, its limits and its label. Schema, columns, form and log follow this list.
 * The `max` of a text is counted in Unicode characters.
 */
export const settingsFields = {
  siteName: {
    ...{ kind: 'pair', tab: 'general', max: 60, required: true },
    label: { en: 'Site name', si: 'වෙබ් අඩවියේ නම' },
  },
  tagline: {
    ...{ kind: 'pair', tab: 'general', max: 120, required: true },
    label: { en: 'Tagline', si: 'තේමා පාඨය' },
  },
  // The seller's registration numbers, as invoices name them. Empty: they do not.
  sellerRegistration: {
    ...{ kind: 'line', tab: 'general', max: 120 },
    label: { en: 'Business registration', si: 'ව්‍යාපාර ලියාපදිංචිය' },
  },
  // The day on which the shop opens again, as 2026-11-30. Empty: it is open.
  closedUntil: {
    ...{ kind: 'line', tab: 'general', max: 10 },
    label: { en: 'Closed until', si: 'නැවත විවෘත වන දිනය' },
  },
  closedMessage: {
    ...{ kind: 'pair', tab: 'general', max: 160 },
    label: { en: 'What shoppers read', si: 'පාරිභෝගිකයන් කියවන වාක්‍යය' },
  },
  ordersWhileClosed: {
    ...{ kind: 'switch', tab: 'general' },
    label: { en: 'Take orders while closed', si: 'වසා ඇති විටත් ඇණවුම් ගන්න' },
  },
  currency: {
    ...{ kind: 'choice', tab: 'general' },
    label: { en: 'Currency', si: 'මුදල් ඒකකය' },
  },
  lkrPerUsd: {
    ...{ kind: 'number-or-none', tab: 'general', min: 1, max: 10_000, decimals: 2 },
    label: { en: 'Rupees for one US dollar', si: 'ඇමෙරිකානු ඩොලර් 1කට රුපියල්' },
  },
  phone: {
    ...{ kind: 'phone', tab: 'contact', max: 30 },
    label: { en: 'Phone number', si: 'දුරකථන අංකය' },
  },
  whatsapp: {
    ...{ kind: 'phone', tab: 'contact', max: 30 },
    label: { en: 'WhatsApp number', si: 'WhatsApp අංකය' },
  },
  email: { kind: 'email', tab: 'contact', max: 254, label: { en: 'Email', si: 'ඊමේල්' } },
  address: {
    ...{ kind: 'pair', tab: 'contact', max: 200, lines: true },
    label: { en: 'Address', si: 'ලිපිනය' },
  },
  ...mapToRecord(paymentSwitches, (name) => ({
    ...({ kind: 'switch', tab: 'payment' } as const),
    label: paymentSwitchLabels[name],
  })),
  bankAccountDetails: {
    ...{ kind: 'pair', tab: 'payment', max: 600, lines: true },
    label: { en: 'Bank account details', si: 'බැංකු ගිණුම් විස්තර' },
  },
  // The days allowed for a transfer. The customer is reminded after half of them.
  transferDays: {
    ...{ kind: 'number', tab: 'payment', min: 2, max: 30, decimals: 0 },
    label: { en: 'Days to wait for a transfer', si: 'බැංකු ගෙවීමක් ලැබෙන තුරු රැඳී සිටින දින ගණන' },
  },
  slipDays: {
    ...{ kind: 'number', tab: 'payment', min: 30, max: 730, decimals: 0 },
    label: { en: 'Days to keep bank slips', si: 'බැංකු රිසිට්පත් තබා ගන්නා දින ගණන' },
  },
  freeDelivery: {
    ...{ kind: 'switch', tab: 'delivery' },
    label: { en: 'Free delivery', si: 'නොමිලේ බෙදාහැරීම' },
  },
  deliveryMessage: {
    ...{ kind: 'pair', tab: 'delivery', max: 120 },
    label: { en: 'Delivery message', si: 'බෙදාහැරීමේ පණිවිඩය' },
  },
  deliveryFeeLkr: {
    ...{ kind: 'number', tab: 'delivery', min: 0, max: maxDeliveryFeeLkr, decimals: 0 },
    label: { en: 'Delivery fee (LKR)', si: 'බෙදාහැරීමේ ගාස්තුව (රු.)' },
  },
  districtFees: {
    ...{ kind: 'list', of: 'district-fees', tab: 'delivery', max: 1000 },
    label: { en: 'Districts with a fee of their own', si: 'වෙනත් ගාස්තුවක් ඇති දිස්ත්‍රික්ක' },
  },
  districtsWithoutCash: {
    ...{ kind: 'list', of: 'districts', tab: 'delivery', max: 1000 },
    label: { en: 'Districts without cash on delivery', si: 'භාණ්ඩ ලැබුණු විට මුදල් ගෙවිය නොහැකි දිස්ත්‍රික්ක' },
  },
  saturdayDelivery: {
    ...{ kind: 'switch', tab: 'delivery' },
    label: { en: 'Couriers work on Saturdays', si: 'කුරියර් සේවා සෙනසුරාදා වැඩ කරනවා' },
  },
  publicHolidays: {
    ...{ kind: 'list', of: 'days', tab: 'delivery', max: 2000 },
    label: { en: 'Public holidays', si: 'රජයේ නිවාඩු දින' },
  },
  courierTracking: {
    ...{ kind: 'list', of: 'tracking-addresses', tab: 'delivery', max: 2000 },
    label: { en: 'Tracking pages of couriers', si: 'කුරියර් සේවාවල පාර්සල් සොයන පිටු' },
  },
  ...perChannelSwitch((name) => ({
    ...({ kind: 'switch', tab: 'notifications' } as const),
    label: channelCopy[name].switchLabel,
  })),
  // The provider’s price of one part of an SMS, in rupees.
  smsPartPrice: {
    ...{ kind: 'number', tab: 'notifications', min: 0, max: 100, decimals: 2 },
    label: { en: 'Price of one part of an SMS (LKR)', si: 'SMS එකක එක් කොටසක මිල (රු.)' },
  },
  smsDailyLimit: {
    ...{ kind: 'number', tab: 'notifications', min: 0, max: 100_000, decimals: 0 },
    label: { en: 'Most to spend on SMS in a day (LKR)', si: 'දිනකට SMS සඳහා උපරිම මුදල (රු.)' },
  },
  metaTitle: {
    ...{ kind: 'pair', tab: 'seo', max: 120, required: true },
    label: { en: 'Meta title', si: 'සෙවුම් ප්‍රතිඵලයේ මාතෘකාව' },
  },
  metaDescription: {
    ...{ kind: 'pair', tab: 'seo', max: 400, lines: true, required: true },
    label: { en: 'Meta description', si: 'සෙවුම් ප්‍රතිඵලයේ විස්තරය' },
  },
  sessionTimeout: {
    ...{ kind: 'number', tab: 'security', min: 5, max: 120, decimals: 0 },
    label: { en: 'Session timeout (minutes)', si: 'සැසියේ කාල සීමාව (මිනිත්තු)' },
  },
  ratingShown: {
    ...{ kind: 'switch', tab: 'landing' },
    label: { en: 'Show the rating on products', si: 'නිෂ්පාදනවල තරු පෙන්වන්න' },
  },
  rating: {
    ...{ kind: 'number-or-none', tab: 'landing', min: 1, max: 5, decimals: 1 },
    label: { en: 'Rating, out of 5', si: 'තරුවල සාමාන්‍යය, 5න්' },
  },
} as const satisfies Record<string, Field>;
