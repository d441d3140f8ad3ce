import {
  placeholderEmail,
  placeholderPhone,
  placeholderWhatsapp,
} from './default-settings.copy.ts';
import type { Settings } from './settings.ts';

const placeholders = {
  phone: placeholderPhone,
  whatsapp: placeholderWhatsapp,
  email: placeholderEmail,
} as const;

/** Returns the contacts that are still the placeholders of a new shop, at which messages reach no one. */
export function placeholderContacts(
  settings: Pick<Settings, 'phone' | 'whatsapp' | 'email'>,
): (keyof typeof placeholders)[] {
  const contacts = Object.keys(placeholders) as (keyof typeof placeholders)[];
  return contacts.filter((contact) => settings[contact] === placeholders[contact]);
}
