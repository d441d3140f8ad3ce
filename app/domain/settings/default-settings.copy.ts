import { channelRules, perChannelSwitch } from '#domain/channels/channels.ts';
import { mapToRecord } from '#domain/kernel/records.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import { methodRules, paymentMethods, perPaymentSwitch } from '#domain/payments/payment-methods.ts';
import type { Settings } from './settings.ts';
import { namesOf } from './settings-fields.ts';

/** Invented contacts. While one is still in the settings, messages to it reach no one. */
export const placeholderPhone = '+94771234567';
export const placeholderWhatsapp = '+94771234567';
export const placeholderEmail = 'hello@sandhi.example';

const notEnteredYet = '';

/** The settings of a new shop. */
export const defaultSettings: Settings = {
  siteName: { en: 'Sandhi', si: 'සන්ධි' },
  tagline: {
    en: 'Natural Relief, Local Tradition',
    si: 'ස්වාභාවික සහනය, දේශීය සම්ප්‍රදාය',
  },
  phone: placeholderPhone,
  whatsapp: placeholderWhatsapp,
  email: placeholderEmail,
  address: { en: 'Colombo, Sri Lanka', si: 'කොළඹ, ශ්‍රී ලංකාව' },
  ...mapToRecord([...namesOf('line'), ...namesOf('list')], () => notEnteredYet),
  closedMessage: { en: notEnteredYet, si: notEnteredYet },
  ordersWhileClosed: true,
  freeDelivery: true,
  deliveryFeeLkr: 0,
  saturdayDelivery: false,
  deliveryMessage: {
    en: 'Free Delivery Anywhere in Sri Lanka',
    si: 'ශ්‍රී ලංකාවේ ඕනෑම තැනකට නොමිලේ බෙදාහැරීම',
  },
  currency: 'LKR',
  lkrPerUsd: null,
  ...perPaymentSwitch((name) => paymentMethods.some((method) => methodRules[method].setting === name && methodRules[method].isOnInNewShop)),
  bankAccountDetails: { en: notEnteredYet, si: notEnteredYet },
  transferDays: 4,
  slipDays: retentionDays.bankSlips,
  ...perChannelSwitch((name) => channelRules[name].isOnInNewShop === true),
  smsPartPrice: 1,
  smsDailyLimit: 500,
  // Search engines show about 60 characters of a title and 160 of a description.
  metaTitle: {
    en: 'Sandhi | Ayurvedic Oil for Joint Relief, from Sri Lanka',
    si: 'සන්ධි | ශ්‍රී ලංකාවේ නිපදවූ ස්වාභාවික ආයුර්වේද තෛලයක්',
  },
  // Names neither delivery nor payment: the owner can change both.
  metaDescription: {
    en: 'An Ayurvedic oil made in Sri Lanka with local herbs, roots and oils. Order online, delivered to your door.',
    si: 'දේශීය ඖෂධ පැළෑටි, මුල් සහ තෙල් වර්ගවලින් ශ්‍රී ලංකාවේ නිපදවූ ආයුර්වේද තෛලයක්. ඔන්ලයින් ඇණවුම් කර ඔබේ නිවසටම ලබා ගන්න.',
  },
  twoFactorAuth: false,
  sessionTimeout: 30,
};
