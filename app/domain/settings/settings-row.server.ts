import { perPaymentSwitch } from '#domain/payments/payment-methods.ts';
import type { Settings } from './settings.ts';
import { settings } from './tables.server.ts';

/** What to select so that the row comes back as the screens read it. */
export const settingsColumns = {
  siteName: { en: settings.siteName, si: settings.siteNameSi },
  tagline: { en: settings.tagline, si: settings.taglineSi },
  phone: settings.phone,
  whatsapp: settings.whatsapp,
  email: settings.email,
  address: { en: settings.address, si: settings.addressSi },
  sellerRegistration: settings.sellerRegistration,
  freeDelivery: settings.freeDelivery,
  deliveryFeeLkr: settings.deliveryFeeLkr,
  deliveryMessage: { en: settings.deliveryMessage, si: settings.deliveryMessageSi },
  currency: settings.currency,
  lkrPerUsd: settings.lkrPerUsd,
  ...perPaymentSwitch((name) => settings[name]),
  bankAccountDetails: { en: settings.bankAccountDetails, si: settings.bankAccountDetailsSi },
  emailNotifications: settings.emailNotifications,
  smsNotifications: settings.smsNotifications,
  whatsappNotifications: settings.whatsappNotifications,
  metaTitle: { en: settings.metaTitle, si: settings.metaTitleSi },
  metaDescription: { en: settings.metaDescription, si: settings.metaDescriptionSi },
  twoFactorAuth: settings.twoFactorAuth,
  sessionTimeout: settings.sessionTimeout,
};

/** The other way round: what to write into the row. */
export function settingsRow(wanted: Settings) {
  const { siteName, tagline, address, deliveryMessage, bankAccountDetails, ...others } = wanted;
  const { metaTitle, metaDescription, ...plain } = others;
  return {
    ...plain,
    siteName: siteName.en,
    siteNameSi: siteName.si,
    tagline: tagline.en,
    taglineSi: tagline.si,
    address: address.en,
    addressSi: address.si,
    deliveryMessage: deliveryMessage.en,
    deliveryMessageSi: deliveryMessage.si,
    bankAccountDetails: bankAccountDetails.en,
    bankAccountDetailsSi: bankAccountDetails.si,
    metaTitle: metaTitle.en,
    metaTitleSi: metaTitle.si,
    metaDescription: metaDescription.en,
    metaDescriptionSi: metaDescription.si,
  };
}
