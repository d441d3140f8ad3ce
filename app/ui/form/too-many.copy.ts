import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';

/** Refuses further attempts of an account, an address or a device that has used up its own. */
export function tooManyAttempts(minutes: number): Bilingual {
  return {
    en: `Too many attempts. Please try again in ${formatCount(minutes, 'minute')}.`,
    si: `උත්සාහ ගණන වැඩියි. කරුණාකර මිනිත්තු ${minutes}කින් නැවත උත්සාහ කරන්න.`,
  };
}
