import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const benefitsCopy = {
  title: { en: 'Benefits', si: 'ප්‍රයෝජන' },
} satisfies Record<string, Bilingual>;

type Benefit = { title: Bilingual; words: Bilingual };

export const benefitCopy = {
  relief: {
    title: { en: 'Joint Pain Relief', si: 'සන්ධි වේදනාවට සහනයක්' },
    words: {
      en: 'Traditionally massaged into aching joints to soothe them.',
      si: 'රිදෙන සන්ධිවලට සහනයක් ලෙස සම්බාහනයට පරම්පරාගතව යොදා ගන්නා තෛලයක්.',
    },
  },
  inflammation: {
    title: { en: 'Anti-Inflammatory', si: 'ඉදිමුමට සහනයක්' },
    words: {
      en: 'With ginger and turmeric, long used in Ayurveda for stiff joints.',
      si: 'සන්ධිවල තද ගතියට ආයුර්වේදයේ දිගු කලක සිට යොදා ගන්නා ඉඟුරු සහ කහ සමඟින්.',
    },
  },
  mobility: {
    title: { en: 'Enhanced Mobility', si: 'පහසු චලනය' },
    words: {
      en: 'A warming daily massage, to move with more comfort.',
      si: 'වඩා පහසුවෙන් ඇවිද යන්න, දිනපතා උණුසුම් සම්බාහනයක්.',
    },
  },
} satisfies Record<string, Benefit>;
