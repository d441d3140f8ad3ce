import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate } from '#domain/kernel/colombo-time.ts';

export const policyCopy = {
  backToHome: { en: 'Back to Home', si: 'ආපසු මුල් පිටුවට' },
  policies: { en: 'Choose a policy', si: 'ප්‍රතිපත්තියක් තෝරන්න' },
} satisfies Record<string, Bilingual>;

export function lastUpdatedText(at: Date): Bilingual {
  return {
    en: `Last updated: ${longDate(at, 'en')}`,
    si: `අවසන් වරට යාවත්කාලීන කළේ: ${longDate(at, 'si')}`,
  };
}
