import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type CheckoutField, type CheckoutProblem, checkoutLimits } from '#domain/orders/checkout-form.ts';

const wrong: Record<CheckoutField, Bilingual> = {
  customerName: { en: 'Please enter your full name.', si: 'කරුණාකර ඔබේ සම්පූර්ණ නම ඇතුළත් කරන්න.' },
  phone: {
    en: 'Please enter a valid phone number, for example 077 123 4567.',
    si: 'කරුණාකර නිවැරදි දුරකථන අංකයක් ඇතුළත් කරන්න. උදා: 077 123 4567',
  },
  email: { en: 'Please enter a valid email address.', si: 'කරුණාකර නිවැරදි ඊමේල් ලිපිනයක් ඇතුළත් කරන්න.' },
  address: { en: 'Please enter your street address.', si: 'කරුණාකර නිවසේ අංකය සහ වීදිය ඇතුළත් කරන්න.' },
  city: { en: 'Please enter your city.', si: 'කරුණාකර නගරය ඇතුළත් කරන්න.' },
  province: { en: 'Please choose your province.', si: 'කරුණාකර පළාත තෝරන්න.' },
  paymentMethod: { en: 'Please choose a payment method.', si: 'කරුණාකර ගෙවීම් ක්‍රමයක් තෝරන්න.' },
  specialInstructions: { en: 'Please check the special instructions.', si: 'කරුණාකර විශේෂ උපදෙස් පරීක්ෂා කරන්න.' },
};

const names: Record<keyof typeof checkoutLimits, Bilingual> = {
  customerName: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  phone: { en: 'Phone', si: 'දුරකථන අංකය' },
  email: { en: 'Email', si: 'ඊමේල්' },
  address: { en: 'Street Address', si: 'නිවසේ අංකය සහ වීදිය' },
  city: { en: 'City', si: 'නගරය' },
  specialInstructions: { en: 'Special Instructions', si: 'විශේෂ උපදෙස්' },
};

function tooLong(field: keyof typeof checkoutLimits): Bilingual {
  const { en, si } = names[field];
  const max = checkoutLimits[field];
  return {
    en: `${en}: please write no more than ${max} characters.`,
    si: `${si}: කරුණාකර අකුරු ${max}කට වඩා ලියන්න එපා.`,
  };
}

const unreadable: Bilingual = {
  en: 'Some of these characters cannot be read. Please write it again.',
  si: 'මෙහි ඇතැම් අකුරු කියවන්න බැහැ. කරුණාකර නැවත ලියන්න.',
};

/** What is wrong with a field, in words that say how to mend it. */
export function problemWords(field: CheckoutField, problem: CheckoutProblem): Bilingual {
  if (problem === 'unreadable') return unreadable;
  const isText = field in checkoutLimits;
  if (problem === 'too-long' && isText) return tooLong(field as keyof typeof checkoutLimits);
  return wrong[field];
}
