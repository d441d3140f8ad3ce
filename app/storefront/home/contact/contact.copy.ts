import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { messageLimits } from '#domain/support/message-form.ts';
import type { Contact } from '#storefront/layout/layout-data.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { withLimits } from '#ui/form/form-fields.ts';
import { email, fullName, phone } from '#ui/form/person.copy.ts';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';

export const contactCopy = {
  quickOrder: { en: 'Quick Order Information', si: 'ඉක්මන් ඇණවුම් සඳහා තොරතුරු' },
  perBottle: { en: 'per bottle', si: 'බෝතලයක්' },
  deliveryTime: { en: '2-5 business days', si: 'වැඩ කරන දින 2-5' },
} satisfies Record<string, Bilingual>;

export const contactKinds: Record<Contact['kind'], Bilingual> = {
  phone: { en: 'Phone', si: 'දුරකථන අංකය' },
  whatsapp: { en: 'WhatsApp', si: 'WhatsApp' },
  email: { en: 'Email', si: 'ඊමේල්' },
  location: { en: 'Location', si: 'ලිපිනය' },
};

/** `sent`: the message was stored, or came from a bot. Otherwise the form with what is wrong. */
export type ContactAnswer = { sent: true } | FormAnswer<SendingRefusal>;

/** `why`: the reason of the failure, if the shop gave one. */
type SendingRefusal = { code: 'failed'; why?: Bilingual | undefined } | { code: 'too-many-attempts'; minutes: number };

export const contactFormCopy = {
  send: { en: 'Send Message', si: 'පණිවිඩය යවන්න' },
  sending: { en: 'Sending...', si: 'යවමින්...' },
  sent: {
    en: 'Message sent successfully! We will get back to you soon.',
    si: 'පණිවිඩය යැව්වා! අපි ඉක්මනින්ම ඔබට පිළිතුරු දෙන්නම්.',
  },
  failed: {
    en: 'Failed to send message. Please try again.',
    si: 'පණිවිඩය යැවීමට නොහැකි වුණා. කරුණාකර නැවත උත්සාහ කරන්න.',
  },
} satisfies Record<string, Bilingual>;

const message = {
  input: { autoComplete: 'off' },
  label: { en: 'Message', si: 'පණිවිඩය' },
  wrong: { en: 'Please write a message.', si: 'කරුණාකර පණිවිඩයක් ලියන්න.' },
} as const;

export const contactFields = withLimits({ name: fullName, phone, email, message }, messageLimits);

/** Returns a sentence for each cause. */
export function refusalCopy(refusal: SendingRefusal): Bilingual[] {
  if (refusal.code !== 'failed') return [tooManyAttempts(refusal.minutes)];
  return refusal.why ? [contactFormCopy.failed, refusal.why] : [contactFormCopy.failed];
}
