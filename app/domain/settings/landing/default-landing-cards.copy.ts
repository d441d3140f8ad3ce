import type { LandingCard, LandingCardName } from './landing-cards.ts';

const nothing = { en: '', si: '' };
const oil = {
  en: 'An Ayurvedic oil made in Sri Lanka, traditionally used to soothe tired, aching joints.',
  si: 'වෙහෙසට පත්, රිදෙන සන්ධිවලට සහනයක් ලෙස පරම්පරාගතව යොදා ගන්නා, ශ්‍රී ලංකාවේ නිපදවූ ආයුර්වේද තෛලයක්.',
};

/** The landing page texts of demo mode. */
export const defaultLandingCards: Record<LandingCardName, LandingCard> = {
  heroLead: { title: nothing, words: oil },
  heroNatural: {
    title: { en: '100% Natural Ingredients', si: '100% ස්වාභාවික අමුද්‍රව්‍ය' },
    words: nothing,
  },
  heroTrusted: {
    title: { en: 'Trusted by Thousands', si: 'දහස් ගණනකගේ විශ්වාසය' },
    words: nothing,
  },
  aboutLead: { title: nothing, words: oil },
  aboutSources: {
    title: nothing,
    words: {
      en: 'Our ingredients are sourced locally from Sri Lankan farms, and the formulation was made by experienced Ayurvedic practitioners.',
      si: 'අපේ අමුද්‍රව්‍ය ලැබෙන්නේ ශ්‍රී ලංකාවේ ගොවිපළවලින්. වට්ටෝරුව සකස් කළේ පළපුරුදු ආයුර්වේද වෛද්‍යවරු.',
    },
  },
  about1: {
    title: { en: 'Natural Ingredients', si: 'ස්වාභාවික අමුද්‍රව්‍ය' },
    words: {
      en: 'Herbs, roots and oils from Sri Lankan farms.',
      si: 'ශ්‍රී ලංකාවේ ගොවිපළවලින් ලැබෙන ඖෂධ පැළෑටි, මුල් සහ තෙල්.',
    },
  },
  about2: {
    title: { en: 'Proven Results', si: 'පවුල් විශ්වාස කරන තෛලයක්' },
    words: {
      en: 'Chosen again by families who know it.',
      si: 'එය දන්නා පවුල් නැවත නැවතත් තෝරා ගන්නා තෛලයක්.',
    },
  },
  about3: {
    title: { en: 'Expert Formulation', si: 'ප්‍රවීණයන්ගේ වට්ටෝරුව' },
    words: {
      en: 'Prepared to a formula by experienced Ayurvedic practitioners.',
      si: 'පළපුරුදු ආයුර්වේද වෛද්‍යවරුන්ගේ වට්ටෝරුවකට අනුව සකස් කළ තෛලයක්.',
    },
  },
  about4: {
    title: { en: 'Time-Tested', si: 'පරපුරෙන් පරපුරට' },
    words: {
      en: 'Rooted in a tradition handed down through generations.',
      si: 'පරම්පරා ගණනක් පුරා පැවත එන දේශීය වෙදකමේ උරුමයක්.',
    },
  },
  benefit1: {
    title: { en: 'Joint Pain Relief', si: 'රිදෙන සන්ධිවලට සැනසීමක්' },
    words: {
      en: 'Traditionally massaged into aching joints to soothe them.',
      si: 'රිදෙන සන්ධිවලට සහනයක් ලෙස සම්බාහනයට පරම්පරාගතව යොදා ගන්නා තෛලයක්.',
    },
  },
  benefit2: {
    title: { en: 'Anti-Inflammatory', si: 'උණුසුම් සම්බාහනයක්' },
    words: {
      en: 'With ginger and turmeric, long used in Ayurveda for stiff joints.',
      si: 'සන්ධිවල තද ගතියට ආයුර්වේදයේ දිගු කලක සිට යොදා ගන්නා ඉඟුරු සහ කහ සමඟින්.',
    },
  },
  benefit3: {
    title: { en: 'Enhanced Mobility', si: 'පහසු චලනය' },
    words: {
      en: 'A warming daily massage, to move with more comfort.',
      si: 'වඩා පහසුවෙන් ඇවිදින්නට, දිනපතා උණුසුම් සම්බාහනයක්.',
    },
  },
};

type Title = LandingCard['title'];

/** Neutral headings for a real shop, without claims that it would have to substantiate. */
const carefulTitles = {
  about2: { en: 'Trusted by Families', si: 'පවුල් විශ්වාස කරන තෛලයක්' },
  benefit1: { en: 'For Tired, Aching Joints', si: 'රිදෙන සන්ධිවලට සැනසීමක්' },
  benefit2: { en: 'A Warming Massage', si: 'උණුසුම් සම්බාහනයක්' },
  benefit3: { en: 'Ease of Movement', si: 'පහසු චලනය' },
} satisfies Partial<Record<LandingCardName, Title>>;

/** The initial texts of a real shop, hidden. */
export const carefulLandingCards: Record<LandingCardName, LandingCard> = {
  ...defaultLandingCards,
  about2: { ...defaultLandingCards.about2, title: carefulTitles.about2 },
  benefit1: { ...defaultLandingCards.benefit1, title: carefulTitles.benefit1 },
  benefit2: { ...defaultLandingCards.benefit2, title: carefulTitles.benefit2 },
  benefit3: { ...defaultLandingCards.benefit3, title: carefulTitles.benefit3 },
};
