import { formatPhone, normalisePhone } from '#domain/kernel/phone.server.ts';
import { placeholderEmail, placeholderPhone } from '#domain/settings/default-settings.copy.ts';
import { questions, whyThisLetter } from './letter.copy.ts';
import { type Stationery, say } from './stationery.ts';

/** How to reach the shop, and why one got the letter. */
export function letterFooter(on: Stationery, why: 'order' | 'account' | 'owner'): string[] {
  const reason = say(on, whyThisLetter(say(on, on.settings.siteName))[why]);
  const contacts = why === 'owner' ? [] : contactsOf(on);
  return contacts.length > 0 ? [say(on, questions(contacts.join(', '))), reason] : [reason];
}

/** Answers go to the address in the settings, once that is a real one. */
export function shopReplyTo({ settings: { email } }: Stationery): string | undefined {
  return email.includes('@') && email !== placeholderEmail ? email : undefined;
}

function contactsOf({ settings: { phone, email }, demo }: Stationery): string[] {
  const phoneE164 = normalisePhone(phone);
  const written = phoneE164 ? formatPhone(phoneE164) : phone;
  return [
    ...(demo || phone !== placeholderPhone ? [written] : []),
    ...(demo || email !== placeholderEmail ? [email] : []),
  ].filter((contact) => contact.trim() !== '');
}
