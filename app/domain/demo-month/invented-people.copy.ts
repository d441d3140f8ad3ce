import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';

/** Names that are common in Sri Lanka. The people are invented. */
export type InventedName = { given: Bilingual; family: Bilingual; writes: Language };

const sinhalaGiven: Bilingual[] = [
  { en: 'Kamala', si: 'කමලා' },
  { en: 'Sunil', si: 'සුනිල්' },
  { en: 'Chandrika', si: 'චන්ද්‍රිකා' },
  { en: 'Ruwan', si: 'රුවන්' },
  { en: 'Malini', si: 'මාලිනී' },
  { en: 'Priyantha', si: 'ප්‍රියන්ත' },
  { en: 'Nadeesha', si: 'නදීෂා' },
  { en: 'Gamini', si: 'ගාමිණී' },
  { en: 'Anoma', si: 'අනෝමා' },
  { en: 'Tharindu', si: 'තරිඳු' },
  { en: 'Sriyani', si: 'ශ්‍රියානි' },
  { en: 'Upul', si: 'උපුල්' },
  { en: 'Dilani', si: 'ඩිලානි' },
];

const sinhalaFamily: Bilingual[] = [
  { en: 'Perera', si: 'පෙරේරා' },
  { en: 'Jayasinghe', si: 'ජයසිංහ' },
  { en: 'Bandara', si: 'බණ්ඩාර' },
  { en: 'Fernando', si: 'ප්‍රනාන්දු' },
  { en: 'Rathnayake', si: 'රත්නායක' },
  { en: 'Silva', si: 'සිල්වා' },
  { en: 'Gunawardena', si: 'ගුණවර්ධන' },
  { en: 'Herath', si: 'හේරත්' },
  { en: 'Wickramasinghe', si: 'වික්‍රමසිංහ' },
  { en: 'Dissanayake', si: 'දිසානායක' },
  { en: 'Ekanayake', si: 'ඒකනායක' },
];

const others: [string, string][] = [
  ['Selvi', 'Rajendran'],
  ['Fathima', 'Rizwan'],
  ['Kumaran', 'Sivanathan'],
  ['Mohamed', 'Nazeer'],
  ['Tharshini', 'Nadarajah'],
  ['Ayesha', 'Farook'],
  ['Shane', 'de Kretser'],
];

/** Returns the name of customer number n: most have a Sinhala name, and write Sinhala or English; some have another one. */
export function inventedName(number: number): InventedName {
  const other = others[Math.floor(number / 6) % others.length];
  if (number % 6 === 4 && other) {
    const [given, family] = other;
    return { given: { en: given, si: given }, family: { en: family, si: family }, writes: 'en' };
  }
  return {
    given: sinhalaGiven[number % sinhalaGiven.length] ?? { en: '', si: '' },
    family: sinhalaFamily[(number * 3) % sinhalaFamily.length] ?? { en: '', si: '' },
    writes: number % 5 < 2 ? 'si' : 'en',
  };
}

const streets: Bilingual[] = [
  { en: 'Temple Road', si: 'පන්සල පාර' },
  { en: 'Flower Road', si: 'මල් පාර' },
  { en: 'Lake Road', si: 'වැව පාර' },
  { en: 'Main Street', si: 'ප්‍රධාන වීදිය' },
  { en: 'Hospital Road', si: 'රෝහල පාර' },
  { en: 'Market Road', si: 'පොළ පාර' },
  { en: 'School Lane', si: 'පාසල් මාවත' },
];

export function inventedStreet(number: number, language: Language): string {
  const street = streets[number % streets.length] ?? { en: '', si: '' };
  const house = 3 + ((number * 17) % 180);
  return language === 'si' ? `අංක ${house}, ${street.si}` : `${house} ${street.en}`;
}

/** Towns, each with its weight among the addresses of orders. */
export const inventedTowns: [string, number][] = [
  ['Colombo 7', 4],
  ['Dehiwala', 5],
  ['Maharagama', 6],
  ['Nugegoda', 6],
  ['Negombo', 5],
  ['Gampaha', 5],
  ['Kandy', 6],
  ['Peradeniya', 3],
  ['Galle', 5],
  ['Matara', 4],
  ['Kurunegala', 5],
  ['Kuliyapitiya', 2],
  ['Anuradhapura', 3],
  ['Ratnapura', 3],
  ['Badulla', 2],
  ['Jaffna', 3],
  ['Batticaloa', 2],
  ['Kegalle', 2],
];

export const inventedNotes: Bilingual[] = [
  { en: 'Please call before you come.', si: 'එන්න කලින් කතා කරන්න.' },
  { en: 'After four in the afternoon, please.', si: 'සවස හතරෙන් පසුව නම් හොඳයි.' },
  { en: 'The house behind the bakery.', si: 'බේකරියට පිටුපස ගෙදර.' },
];

/** Invented reviews. None of them claims a medical effect. */
export const inventedReviews: { stars: number; words: Bilingual }[] = [
  {
    stars: 5,
    words: {
      en: 'Came in three days, well packed. I will order again.',
      si: 'හොඳින් අසුරා, දින තුනකින් ලැබුණා. නැවතත් ගන්නවා.',
    },
  },
  {
    stars: 5,
    words: {
      en: 'My mother likes it. This is our second order.',
      si: 'අම්මා කැමතියි. මේ අපේ දෙවන ඇණවුම.',
    },
  },
  {
    stars: 4,
    words: {
      en: 'Good, but the box was a little dented when it came. They were kind about it on the phone.',
      si: 'හොඳයි, ඒත් පෙට්ටිය ටිකක් තැළිලා තිබුණා. දුරකථනයෙන් කතා කළ විට ඉතා කරුණාවන්තව පිළිතුරු දුන්නා.',
    },
  },
  {
    stars: 5,
    words: {
      en: 'The courier called first, and I paid what the page had said.',
      si: 'පාර්සලය ගෙනා අය කලින් කතා කළා. ගෙව්වේ පිටුවේ තිබූ මුදලමයි.',
    },
  },
  {
    stars: 3,
    words: {
      en: 'Smaller than I thought, but good.',
      si: 'හිතුවාට වඩා කුඩායි, ඒත් හොඳයි.',
    },
  },
];

export const inventedAnswer: Bilingual = {
  en: 'Thank you for telling us. We pack with stronger boxes from now on.',
  si: 'අපට දැනුම් දුන්නාට ස්තූතියි. මින් පසු වඩා ශක්තිමත් පෙට්ටිවල අසුරන්නම්.',
};

export const inventedSearches = ['knee oil', 'roll on', 'දණහිස', 'balm', 'thel', 'ginger tea'];

export const inventedCancelWords = {
  en: 'My sister has already bought one for our mother. Sorry!',
  si: 'අපේ අක්කා අම්මාට දැනටමත් එකක් අරගෙන තිබෙනවා. සමාවෙන්න!',
};

export const inventedRefundReason = 'The bottle had leaked on the way.';
