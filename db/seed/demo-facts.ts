import { mapFactFields, type ProductFacts, pairFacts } from '#domain/catalog/product-facts.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

const emptyFacts = pairFacts(mapFactFields(() => ''));

const maker: Bilingual = { en: 'Sandhi, Sri Lanka', si: 'සන්ධි, ශ්‍රී ලංකාව' };

const externalUseWarning: Bilingual = {
  en: 'For external use only; do not use on broken skin. Try a little on your forearm first, and stop if your skin becomes red or itches: sesame, coconut, cinnamon and pepper can irritate. If you are pregnant, or before using it on a small child, ask a doctor. Keep away from the eyes and out of reach of children. If pain persists, please see a doctor.',
  si: 'බාහිර ප්‍රයෝජනය සඳහා පමණයි; තුවාල ඇති තැන්වල ගල්වන්න එපා. මුලින් අත මත ස්වල්පයක් ගල්වා බලන්න. සම රතු වුවහොත් හෝ කැසුවහොත් භාවිතය නවත්වන්න: තල, පොල්, කුරුඳු සහ ගම්මිරිස් ඇතැම් අයට අසාත්මික විය හැකියි. ගැබිනියක් නම්, එසේම කුඩා දරුවන්ට භාවිත කිරීමට පෙර, වෛද්‍ය උපදෙස් ගන්න. ඇස්වල තැවරෙන්න දෙන්න එපා. කුඩා දරුවන්ට ළඟා විය නොහැකි තැනක තබන්න. වේදනාව දිගටම පවතී නම් කරුණාකර වෛද්‍ය උපදෙස් ගන්න.',
};

const oilFacts = {
  ingredients: {
    en: 'Sesame oil, coconut oil, ginger, turmeric, cinnamon, pepper',
    si: 'තල තෙල්, පොල් තෙල්, ඉඟුරු, කහ, කුරුඳු, ගම්මිරිස්',
  },
  howToUse: {
    en: 'Warm a few drops in your palms and massage gently into the joint.',
    si: 'බිංදු කිහිපයක් අත්ලේ උණුසුම් කර සන්ධිය මත සෙමින් සම්බාහනය කරන්න.',
  },
};

function packFacts(facts: Pick<ProductFacts, 'netContent'> & Partial<ProductFacts>): ProductFacts {
  return { ...emptyFacts, maker, warnings: externalUseWarning, ...facts };
}

/** The package facts of demo products. Ingredients are placeholders, and no approval number is invented. */
export const demoFacts = {
  oil100: packFacts({ ...oilFacts, netContent: { en: '100 ml', si: 'මි.ලී. 100' } }),
  oil200: packFacts({ ...oilFacts, netContent: { en: '200 ml', si: 'මි.ලී. 200' } }),
  twinPack: packFacts({ ...oilFacts, netContent: { en: '2 × 100 ml', si: 'මි.ලී. 100 × 2' } }),
  rollOn: packFacts({
    netContent: { en: '15 ml', si: 'මි.ලී. 15' },
    ingredients: {
      en: `${oilFacts.ingredients.en}, cardamom`,
      si: `${oilFacts.ingredients.si}, එනසාල්`,
    },
    howToUse: {
      en: 'Glide it over neck, wrists or knees and massage gently.',
      si: 'බෙල්ල, මැණික් කටුව හෝ දණහිස මත ගල්වා සෙමින් සම්බාහනය කරන්න.',
    },
  }),
  balm: packFacts({
    netContent: { en: '50 g', si: 'ග්‍රෑම් 50' },
    howToUse: {
      en: 'Warm a little between your fingers and massage gently into the joint.',
      si: 'ස්වල්පයක් ඇඟිලි තුඩුවල උණුසුම් කර සන්ධිය මත සෙමින් සම්බාහනය කරන්න.',
    },
  }),
  tea: packFacts({
    netContent: { en: '60 g', si: 'ග්‍රෑම් 60' },
    ingredients: { en: 'Ginger, turmeric', si: 'ඉඟුරු, කහ' },
    howToUse: {
      en: 'Pour boiling water over a teaspoon of the tea in a cup, leave it for 5 minutes and strain.',
      si: 'කෝප්පයකට මෙයින් තේ හැන්දක් දමා නටන වතුර එක් කරන්න. මිනිත්තු 5කින් පෙරා ගන්න.',
    },
    warnings: {
      en: 'If you are pregnant, take medicines or are allergic to ginger or turmeric, ask a doctor first. Keep the tin closed, in a dry place.',
      si: 'ගැබිනියක් නම්, ඖෂධ ගන්නේ නම්, හෝ ඉඟුරු සහ කහ අසාත්මික නම්, පළමුව වෛද්‍ය උපදෙස් ගන්න. ටින් එක හොඳින් වසා වියළි තැනක තබන්න.',
    },
  }),
} satisfies Record<string, ProductFacts>;
