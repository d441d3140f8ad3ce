import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type MessageField, type MessageProblem, messageLimits } from '#domain/support/message-form.ts';
import { tooManyAttempts } from '#storefront/shell/account.copy.ts';
import type { SendingRefusal } from './contact-answer.ts';

export const contactFormCopy = {
  optional: { en: '(optional)', si: '(අනිවාර්ය නැහැ)' },
  send: { en: 'Send Message', si: 'පණිවිඩය යවන්න' },
  sending: { en: 'Sending...', si: 'යවමින්...' },
  sent: {
    en: 'Message sent successfully! We will get back to you soon.',
    si: 'පණිවිඩය යැව්වා! අපි ඉක්මනින් ඔබට පිළිතුරු දෙනවා.',
  },
  failed: {
    en: 'Failed to send message. Please try again.',
    si: 'පණිවිඩය යැවීමට නොහැකි වුණා. කරුණාකර නැවත උත්සාහ කරන්න.',
  },
} satisfies Record<string, Bilingual>;

export const fieldLabels: Record<MessageField, Bilingual> = {
  name: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  phone: { en: 'Phone', si: 'දුරකථන අංකය' },
  email: { en: 'Email', si: 'ඊමේල්' },
  message: { en: 'Message', si: 'පණිවිඩය' },
};

const wrong: Record<MessageField, Bilingual> = {
  name: { en: 'Please enter your full name.', si: 'කරුණාකර ඔබේ සම්පූර්ණ නම ඇතුළත් කරන්න.' },
  phone: {
    en: 'Please enter a valid phone number, for example 077 123 4567.',
    si: 'කරුණාකර නිවැරදි දුරකථන අංකයක් ඇතුළත් කරන්න. උදා: 077 123 4567',
  },
  email: { en: 'Please enter a valid email address.', si: 'කරුණාකර නිවැරදි ඊමේල් ලිපිනයක් ඇතුළත් කරන්න.' },
  message: { en: 'Please write a message.', si: 'කරුණාකර පණිවිඩයක් ලියන්න.' },
};

const unreadable: Bilingual = {
  en: 'Some of these characters cannot be read. Please write it again.',
  si: 'මෙහි ඇතැම් අකුරු කියවන්න බැහැ. කරුණාකර නැවත ලියන්න.',
};

/** What is wrong with a field, in words that say how to mend it. */
export function problemWords(field: MessageField, problem: MessageProblem): Bilingual {
  if (problem === 'unreadable') return unreadable;
  return problem === 'too-long' ? tooLong(field) : wrong[field];
}

function tooLong(field: MessageField): Bilingual {
  const { en, si } = fieldLabels[field];
  const max = messageLimits[field];
  return {
    en: `${en}: please write no more than ${max} characters.`,
    si: `${si}: කරුණාකර අකුරු ${max}කට වඩා ලියන්න එපා.`,
  };
}

export function refusalWords(refusal: SendingRefusal): Bilingual {
  switch (refusal.code) {
    case 'failed':
      return contactFormCopy.failed;
    case 'too-many-tries':
      return tooManyAttempts(refusal.minutes);
  }
}
