import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { placeholderContacts } from '#domain/settings/placeholder-contacts.ts';
import { readOwnSettings } from '#domain/settings/read-own-settings.server.ts';
import { type SettingsValues, valuesOf } from './settings-values.ts';

/** The settings as the form shows them: numbers of phones the way people here write them. */
export async function openSettings(shop: OwnerShop) {
  const own = await readOwnSettings(shop);
  const { phone, whatsapp } = own.settings;
  const values: SettingsValues = {
    ...valuesOf(own),
    phone: formatPhone(phone),
    whatsapp: formatPhone(whatsapp),
  };
  return {
    values,
    version: own.version,
    twoFactorAuth: own.twoFactorAuth,
    /** Contacts that came with the shop: nobody answers there. */
    examples: placeholderContacts(own.settings),
  };
}
