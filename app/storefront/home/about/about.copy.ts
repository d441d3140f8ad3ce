import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const aboutCopy = {
  title: { en: 'About Our Heritage', si: 'අපේ උරුමය' },
  lead: {
    en: 'An Ayurvedic oil made in Sri Lanka, traditionally used to soothe tired, aching joints.',
    si: 'වෙහෙසට පත්, රිදෙන සන්ධිවලට සහනයක් ලෙස පරම්පරාගතව යොදා ගන්නා, ශ්‍රී ලංකාවේ නිපදවූ ආයුර්වේද තෛලයක්.',
  },
  sources: {
    en: 'Our ingredients are sourced locally from Sri Lankan farms, and the formulation was made by experienced Ayurvedic practitioners.',
    si: 'අපේ අමුද්‍රව්‍ය ලැබෙන්නේ ශ්‍රී ලංකාවේ ගොවිපළවලින්. වට්ටෝරුව සකස් කළේ පළපුරුදු ආයුර්වේද වෛද්‍යවරු.',
  },
  picture: {
    en: 'Brass mortar with herbs, turmeric and an ola-leaf manuscript on a wooden table',
    si: 'ඖෂධ පැළෑටි, කහ සහ පුස්කොළ පොතක් සමඟ පිත්තල වංගෙඩියක්',
  },
} satisfies Record<string, Bilingual>;

type Feature = { title: Bilingual; words: Bilingual };

export const featureCopy = {
  natural: {
    title: { en: 'Natural Ingredients', si: 'ස්වාභාවික අමුද්‍රව්‍ය' },
    words: {
      en: 'Herbs, roots and oils from Sri Lankan farms.',
      si: 'ශ්‍රී ලංකාවේ ගොවිපළවලින් ලැබෙන ඖෂධ පැළෑටි, මුල් සහ තෙල්.',
    },
  },
  proven: {
    title: { en: 'Proven Results', si: 'අත්දුටු ප්‍රතිඵල' },
    words: {
      en: 'Chosen again by families who know it.',
      si: 'එහි ගුණ දන්නා පවුල් නැවත නැවතත් තෝරා ගන්නා තෛලයක්.',
    },
  },
  expert: {
    title: { en: 'Expert Formulation', si: 'ප්‍රවීණයන්ගේ වට්ටෝරුව' },
    words: {
      en: 'Prepared to a formula by experienced Ayurvedic practitioners.',
      si: 'පළපුරුදු ආයුර්වේද වෛද්‍යවරුන්ගේ වට්ටෝරුවකට අනුව සකස් කළ තෛලයක්.',
    },
  },
  tested: {
    title: { en: 'Time-Tested', si: 'පරපුරෙන් පරපුරට' },
    words: {
      en: 'Rooted in a tradition handed down through generations.',
      si: 'පරම්පරා ගණනක් පුරා පැවත එන දේශීය වෙදකමේ උරුමයක්.',
    },
  },
} satisfies Record<string, Feature>;
