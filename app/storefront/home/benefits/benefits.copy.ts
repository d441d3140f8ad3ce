import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const benefitsCopy = {
  title: { en: 'Benefits', si: 'ප්‍රයෝජන' },
} satisfies Record<string, Bilingual>;
