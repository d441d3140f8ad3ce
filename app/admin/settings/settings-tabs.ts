import { href } from 'react-router';
import { paymentSwitches } from '#domain/payments/payment-methods.ts';

/** The tabs of the settings in their order, each with what stands in it. What has a place stands under 'landing'. */
const fieldsOfTabs = {
  general: [
    'siteName',
    'siteNameSi',
    'tagline',
    'taglineSi',
    'sellerRegistration',
    'currency',
    'lkrPerUsd',
  ],
  contact: ['phone', 'whatsapp', 'email', 'address', 'addressSi'],
  payment: [...paymentSwitches, 'bankAccountDetails', 'bankAccountDetailsSi'],
  delivery: ['freeDelivery', 'deliveryMessage', 'deliveryMessageSi', 'deliveryFeeLkr'],
  notifications: ['emailNotifications', 'smsNotifications', 'whatsappNotifications'],
  seo: ['metaTitle', 'metaTitleSi', 'metaDescription', 'metaDescriptionSi'],
  security: ['sessionTimeout'],
  landing: ['ratingShown', 'rating'],
} as const;

export type SettingsTab = keyof typeof fieldsOfTabs;
export const settingsTabs = Object.keys(fieldsOfTabs) as SettingsTab[];

/** The tab that an address asks for; the first one where it asks for none that is there. */
export function tabIn(searchParams: URLSearchParams): SettingsTab {
  const wanted = searchParams.get('tab');
  return settingsTabs.find((tab) => tab === wanted) ?? 'general';
}

export function tabHref(tab: SettingsTab): string {
  return `${href('/admin/settings')}?tab=${tab}`;
}

export function tabOfField(field: string): SettingsTab {
  const holds = (tab: SettingsTab) => (fieldsOfTabs[tab] as readonly string[]).includes(field);
  return settingsTabs.find(holds) ?? 'landing';
}
