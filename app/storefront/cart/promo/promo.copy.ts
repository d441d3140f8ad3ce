import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { promoProblemCopy } from '#domain/promotions/promo.copy.ts';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import type { PromoRefusal } from './promo-response.ts';

export const promoCopy = {
  haveCode: { en: 'Have a promo code?', si: 'වට්ටම් කේතයක් තිබේද?' },
  code: { en: 'Promo code', si: 'වට්ටම් කේතය' },
  apply: { en: 'Apply', si: 'යොදන්න' },
  remove: { en: 'Remove', si: 'ඉවත් කරන්න' },
  unavailable: {
    en: 'The promo code could not be checked. Please try again.',
    si: 'වට්ටම් කේතය පරීක්ෂා කිරීමට නොහැකි වුණා. කරුණාකර නැවත උත්සාහ කරන්න.',
  },
} satisfies Record<string, Bilingual>;

export function promoApplied(code: string): Bilingual {
  return {
    en: `The promo code ${code} was applied. Please check the new total and place your order.`,
    si: `${code} වට්ටම් කේතය යෙදුවා. කරුණාකර නව මුළු එකතුව පරීක්ෂා කර ඇණවුම් කරන්න.`,
  };
}

/** Says why a typed code is refused. */
export function promoRefusalCopy(code: string, refusal: PromoRefusal): Bilingual {
  if (refusal.code === 'too-many-attempts') return tooManyAttempts(refusal.minutes);
  return promoProblemCopy(code, refusal);
}
