import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const homeCopy = {
  lead: {
    en: 'An Ayurvedic oil made in Sri Lanka, traditionally used to soothe tired, aching joints.',
    si: 'වෙහෙසට පත්, රිදෙන සන්ධිවලට සහනයක් ලෙස පරම්පරාගතව යොදා ගන්නා, ශ්‍රී ලංකාවේ නිපදවූ ආයුර්වේද තෛලයක්.',
  },
} satisfies Record<string, Bilingual>;
