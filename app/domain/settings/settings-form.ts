import { paymentSwitches } from '#domain/payments/payment-methods.ts';

/** The longest texts of the settings, counted in letters as Unicode counts them. */
export const settingsTexts = {
  siteName: 60,
  siteNameSi: 60,
  tagline: 120,
  taglineSi: 120,
  address: 200,
  addressSi: 200,
  sellerRegistration: 120,
  deliveryMessage: 120,
  deliveryMessageSi: 120,
  bankAccountDetails: 600,
  bankAccountDetailsSi: 600,
  metaTitle: 120,
  metaTitleSi: 120,
  metaDescription: 400,
  metaDescriptionSi: 400,
} as const;
export type SettingsText = keyof typeof settingsTexts;

/** Pages would have nothing to say without these. Their Sinhala twins may be empty: English stands in. */
export const requiredTexts = ['siteName', 'tagline', 'metaTitle', 'metaDescription'] as const;

export const settingsSwitches = [
  'freeDelivery',
  ...paymentSwitches,
  'emailNotifications',
  'smsNotifications',
  'whatsappNotifications',
  'ratingShown',
] as const;
export type SettingsSwitch = (typeof settingsSwitches)[number];

/** Smallest, largest, and how many decimals. */
export const settingsNumbers = {
  deliveryFeeLkr: { min: 0, max: 100_000, decimals: 0 },
  sessionTimeout: { min: 5, max: 120, decimals: 0 },
  rating: { min: 1, max: 5, decimals: 1 },
  lkrPerUsd: { min: 1, max: 10_000, decimals: 2 },
  stars: { min: 1, max: 5, decimals: 0 },
} as const;

export const emailLimit = 254;

/** The landing page has room for three numbers and three stories. */
export const places = [1, 2, 3] as const;
export type Place = (typeof places)[number];

export const figureTexts = { figure: 12, figureSi: 12, caption: 60, captionSi: 60 } as const;
export const storyTexts = {
  name: 60,
  nameSi: 60,
  town: 60,
  townSi: 60,
  words: 400,
  wordsSi: 400,
} as const;
/** Of the texts that state or claim something. */
export const cardTexts = { title: 60, titleSi: 60, words: 160, wordsSi: 160 } as const;
export type CardText = keyof typeof cardTexts;
export type FigureText = keyof typeof figureTexts;
export type StoryText = keyof typeof storyTexts;

/** What can be wrong with a field. The screen owns the sentences. */
export type SettingsProblem =
  | 'required'
  | 'too-long'
  | 'unreadable'
  | 'not-number'
  | 'not-whole'
  | 'out-of-range'
  | 'phone'
  | 'email'
  | 'not-a-choice';
