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

/** The contacts that still stand as a new shop came with them: nobody would answer there. */
export function placeholderContacts(
  settings: Pick<Settings, 'phone' | 'whatsapp' | 'email'>,
): (keyof typeof placeholders)[] {
  const contacts = Object.keys(placeholders) as (keyof typeof placeholders)[];
  return contacts.filter((contact) => settings[contact] === placeholders[contact]);
}
