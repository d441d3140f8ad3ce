import type { FormField } from './form-fields.ts';

/** Fields about a person that several forms share. */
export const fullName = {
  input: { autoComplete: 'name', autoCapitalize: 'words' },
  label: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  wrong: { en: 'Please enter your full name.', si: 'කරුණාකර ඔබේ සම්පූර්ණ නම ඇතුළත් කරන්න.' },
} satisfies FormField;

/** Nine digits of a Sri Lankan number, alone or after 0, 94, +94 or 0094. Only makes the field show a tick; the server decides. */
const phonePattern = String.raw`\s*(\+?94|0094)?[\s.\-]*(\(?0\)?)?([\s.\-\(\)]*[0-9]){9}\s*`;

export const phone = {
  input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', pattern: phonePattern, placeholder: ' ' },
  label: { en: 'Phone', si: 'දුරකථන අංකය' },
  wrong: {
    en: 'Please enter a valid phone number, for example 077 123 4567.',
    si: 'කරුණාකර නිවැරදි දුරකථන අංකයක් ඇතුළත් කරන්න. උදා: 077 123 4567',
  },
} satisfies FormField;

export const email = {
  input: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  label: { en: 'Email', si: 'ඊමේල්' },
  optional: true,
  wrong: { en: 'Please enter a valid email address.', si: 'කරුණාකර නිවැරදි ඊමේල් ලිපිනයක් ඇතුළත් කරන්න.' },
} satisfies FormField;
