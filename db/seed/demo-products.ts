import type { ProductFacts } from '#domain/catalog/product-facts.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { demoFacts } from './demo-facts.ts';

export type DemoProduct = {
  slug: string;
  name: Bilingual;
  description: Bilingual;
  priceLkr: number;
  stock: number;
  pictures: string[];
  facts: ProductFacts;
  /** The net content in milliliters, for the sizes of the oil. */
  sizeMl?: number;
  featured: boolean;
  /** Decides the order of the page: featured products first, then the newest. */
  addedDaysAgo: number;
};

/** The products of the demo shop in the order of its page. Their ingredients are placeholders. */
export const demoProducts: DemoProduct[] = [
  {
    slug: 'joint-relief-oil-100-ml',
    name: { en: 'Joint Relief Oil 100 ml', si: 'සන්ධි සහන තෛලය, මි.ලී. 100' },
    description: {
      en: 'Our original oil: ginger, turmeric, cinnamon and pepper slow-cooked in sesame and coconut oil, in a dropper bottle that measures every drop. Traditionally massaged in to soothe tired, aching joints. For external use only.',
      si: 'ඉඟුරු, කහ, කුරුඳු සහ ගම්මිරිස්, තල තෙල් සහ පොල් තෙල් සමඟ සෙමින් පිස සකස් කළ අපේ මුල්ම තෛලය. බිංදුවෙන් බිංදුව මැන ගත හැකි බෝතලයකින්. වෙහෙසට පත්, රිදෙන සන්ධිවලට සහනයක් ලෙස සම්බාහනයට පරම්පරාගතව යොදා ගන්නා තෛලයක්. බාහිර ප්‍රයෝජනය සඳහා පමණයි.',
    },
    priceLkr: 3800,
    stock: 50,
    pictures: ['/pictures/oil-100-1200.webp', '/pictures/hero-1200.webp'],
    facts: demoFacts.oil100,
    sizeMl: 100,
    featured: true,
    addedDaysAgo: 1,
  },
  {
    slug: 'joint-relief-oil-200-ml',
    name: { en: 'Joint Relief Oil 200 ml', si: 'සන්ධි සහන තෛලය, මි.ලී. 200' },
    description: {
      en: 'The same oil in a larger bottle with a wooden cap, for a home where the evening massage is a habit. For external use only.',
      si: 'එම තෛලයම, ලී පියනක් සහිත විශාල බෝතලයක. සවස සම්බාහනය පුරුද්දක් කරගත් නිවෙස්වලට. බාහිර ප්‍රයෝජනය සඳහා පමණයි.',
    },
    priceLkr: 6900,
    stock: 36,
    pictures: ['/pictures/oil-200-1200.webp'],
    facts: demoFacts.oil200,
    sizeMl: 200,
    featured: false,
    addedDaysAgo: 2,
  },
  {
    slug: 'joint-relief-oil-twin-pack-2-100-ml',
    name: {
      en: 'Joint Relief Oil Twin Pack (2 × 100 ml)',
      si: 'සන්ධි සහන තෛලය, බෝතල් දෙකේ ඇසුරුම (මි.ලී. 100 × 2)',
    },
    description: {
      en: 'Two 100 ml bottles in a kraft box: one for your home, one for someone you care for. For external use only.',
      si: 'මි.ලී. 100 බෝතල් දෙකක් දුඹුරු කඩදාසි පෙට්ටියක: එකක් ඔබේ නිවසට, අනෙක ඔබ ආදරය කරන කෙනෙකුට. බාහිර ප්‍රයෝජනය සඳහා පමණයි.',
    },
    priceLkr: 7200,
    stock: 8,
    pictures: ['/pictures/twin-pack-1200.webp'],
    facts: demoFacts.twinPack,
    sizeMl: 200,
    featured: false,
    addedDaysAgo: 3,
  },
  {
    slug: 'joint-relief-roll-on-15-ml',
    name: { en: 'Joint Relief Roll-on 15 ml', si: 'සන්ධි සහන රෝල්-ඔන්, මි.ලී. 15' },
    description: {
      en: 'Our oil with a note of cardamom, in a roll-on that fits a pocket. Glide it over neck, wrists or knees, wherever the day takes you. For external use only.',
      si: 'එනසාල් සුවඳැති අපේ තෛලය, සාක්කුවට ගැළපෙන රෝල්-ඔන් එකක. ඔබ යන ඕනෑම තැනකදී බෙල්ල, මැණික් කටුව හෝ දණහිස මත සෙමින් ගල්වන්න. බාහිර ප්‍රයෝජනය සඳහා පමණයි.',
    },
    priceLkr: 1450,
    stock: 500,
    pictures: ['/pictures/roll-on-15-1200.webp'],
    facts: demoFacts.rollOn,
    sizeMl: 15,
    featured: false,
    addedDaysAgo: 4,
  },
  {
    slug: 'joint-relief-balm-50-g',
    name: { en: 'Joint Relief Balm 50 g', si: 'සන්ධි සහන බාම්, ග්‍රෑම් 50' },
    description: {
      en: 'A rich, warming balm in dark glass with a wooden lid. Traditionally used to soothe stiff joints after a long day. For external use only.',
      si: 'ලී පියනක් සහිත තද පැහැති වීදුරු බඳුනක, උණුසුම දැනෙන ඝන බාම් එකක්. දිගු දවසකට පසු සන්ධිවල තද ගතියට සහනයක් ලෙස පරම්පරාගතව යොදා ගන්නා ආලේපයක්. බාහිර ප්‍රයෝජනය සඳහා පමණයි.',
    },
    priceLkr: 2600,
    stock: 0,
    pictures: ['/pictures/balm-50-1200.webp'],
    facts: demoFacts.balm,
    featured: false,
    addedDaysAgo: 5,
  },
  {
    slug: 'ginger-turmeric-herbal-tea-60-g',
    name: { en: 'Ginger & Turmeric Herbal Tea 60 g', si: 'ඉඟුරු කහ තේ, ග්‍රෑම් 60' },
    description: {
      en: "The warmth of Sri Lankan ginger and turmeric in a cup, from a 60 g tin. Lovely plain or with a little bee's honey. A drink, not a medicine.",
      si: 'ශ්‍රී ලංකාවේ ඉඟුරු සහ කහ එක් වූ උණුසුම් තේ කෝප්පයක්, ග්‍රෑම් 60 ටින් එකකින්. එලෙසින්ම හෝ මී පැණි ස්වල්පයක් සමඟ රස විඳින්න. මෙය පානයක් මිස ඖෂධයක් නොවෙයි.',
    },
    priceLkr: 1850,
    stock: 120,
    pictures: ['/pictures/herbal-tea-1200.webp'],
    facts: demoFacts.tea,
    featured: false,
    addedDaysAgo: 6,
  },
];

/** The prefix of Sinhala names in earlier demo shops, and its replacement. */
export const outdatedPrefix = { before: 'සන්ධි සුව ', after: 'සන්ධි සහන ' };

/** Lets the demo shop offer bank transfer. The first line warns against paying into an invented account. */
export const demoBankDetails: Bilingual = {
  en: [
    'DEMO ONLY. Please do not send money.',
    'Sandhi Demo Shop',
    'Example Bank, Colombo Fort',
    'Account 0000 0000 0000',
  ].join('\n'),
  si: [
    'මෙය නියැදියක් පමණයි. කරුණාකර මුදල් යවන්න එපා.',
    'සන්ධි නියැදි වෙළඳසැල',
    'නියැදි බැංකුව, කොළඹ කොටුව',
    'ගිණුම් අංකය 0000 0000 0000',
  ].join('\n'),
};
