import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { messageLimits } from '#domain/support/message-form.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { withLimits } from '#ui/form/form-fields.ts';
import { email, fullName, phone } from '#ui/form/person.copy.ts';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';

/** Everything typed comes back unless the message was accepted. */
export type ContactAnswer = { sent: true } | FormAnswer<SendingRefusal>;

type SendingRefusal = { code: 'failed' } | { code: 'too-many-attempts'; minutes: number };

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

export function refusalWords(refusal: SendingRefusal): Bilingual {
  return refusal.code === 'failed' ? contactFormCopy.failed : tooManyAttempts(refusal.minutes);
}
