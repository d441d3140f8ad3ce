import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const aboutCopy = {
  title: { en: 'About Our Heritage', si: 'අපේ උරුමය' },
  picture: {
    en: 'Brass mortar with herbs, turmeric and an ola-leaf manuscript on a wooden table',
    si: 'ඖෂධ පැළෑටි, කහ සහ පුස්කොළ පොතක් සමඟ පිත්තල වංගෙඩියක්',
  },
} satisfies Record<string, Bilingual>;
