import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatPhone, normalisePhone } from '#domain/kernel/phone.server.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import { placeholderContacts } from '#domain/settings/placeholder-contacts.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Contact } from './frame.ts';

type Written = Pick<Settings, 'phone' | 'whatsapp' | 'email' | 'address'>;

/** Returns the contacts of the shop. A real shop leaves out those that nobody has entered yet. */
export function contactsOf(settings: Written, { isDemo }: { isDemo: boolean }): Contact[] {
  const contacts: Contact[] = [
    numberContact('phone', settings.phone, (phoneE164) => `tel:${phoneE164}`),
    numberContact('whatsapp', settings.whatsapp, (phoneE164) => whatsAppLink(phoneE164)),
    emailContact(settings.email),
    { kind: 'location', text: settings.address },
  ];
  const examples: readonly string[] = isDemo ? [] : placeholderContacts(settings);
  return contacts.filter(({ kind, text }) => text.en.trim() !== '' && !examples.includes(kind));
}

function numberContact(
  kind: 'phone' | 'whatsapp',
  written: string,
  leadTo: (phoneE164: string) => string,
): Contact {
  const phoneE164 = normalisePhone(written);
  if (!phoneE164) return { kind, text: sameInBoth(written) };
  return { kind, text: sameInBoth(formatPhone(phoneE164)), href: leadTo(phoneE164) };
}

/** An address is in Latin characters in either language, so it is marked as English under /si too. */
function emailContact(email: string): Contact {
  const text = { en: email, si: '' };
  return email.includes('@')
    ? { kind: 'email', text, href: `mailto:${email}` }
    : { kind: 'email', text };
}

function sameInBoth(text: string): Bilingual {
  return { en: text, si: text };
}
