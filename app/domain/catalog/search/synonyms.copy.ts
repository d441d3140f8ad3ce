/**
 * Words that mean the same to a shopper, in English, in Sinhala and in Sinhala written in Latin script: one of them
 * finds the products that name another. Parts of the body are synonyms of 'joint'; no product claims to heal them.
 */
const lines = [
  'oil oils oyl thailaya thailam thaila tel thel thela තෛලය තෛල තයිලය තයිල තෙල්',
  'balm bam baam ointment rub බාම් ආලේපය ආලේපන alepaya',
  'tea the thee thay තේ teabag drink පානය',
  'roll rollon roller රෝල් රෝලඔන් රෝල්ඔන්',
  'pack packs twin pair double offer ඇසුරුම දෙකේ පැක්',
  'small mini pocket travel කුඩා පොඩි podi punchi සාක්කුවට',
  'ml millilitre millilitres milliliter mili milli මිලි මිලිලීටර්',
  'g gm gram grams gramme ග්‍රෑම් ගෑම්',
  'bottle bottles bothal bothalaya බෝතල් බෝතලය',
  'joint joints sandhi sandi සන්ධි සන්දි හන්දි handi knee knees danahisa dana දණහිස දණ දනහිස back backache konda කොන්ද කොන්දේ shoulder shoulders urahisa උරහිස elbow elbows valamita වැළමිට ankle ankles valalukara වළලුකර wrist wrists neck bella බෙල්ල බෙල්ලේ hip hips ukula උකුල waist ina ඉන foot feet finger fingers leg legs kakul කකුල කකුල් hand hands arthritis ආතරයිටිස් වාත vatha',
  'relief pain pains ache aches aching sore stiff stiffness relive releaf sahana සහන සහනය rideema ridenava රිදීම රිදෙන රිදෙනවා වේදනාව වේදනා vedanava kakkuma කැක්කුම හිරිවැටීම අමාරුව amaruwa amaru',
  'massage sambahana සම්බාහනය සම්බාහන',
  'ginger inguru ඉඟුරු',
  'turmeric kaha කහ saffron',
  'pepper gammiris ගම්මිරිස්',
  'cinnamon kurundu කුරුඳු',
  'sesame gingelly thala තල',
  'coconut pol පොල්',
  'cardamom enasal එනසාල්',
  'honey pani පැණි',
  'herbal herb herbs පැළෑටි ඖෂධීය',
];

/** Words that fit every product of the shop, besides its name. */
export const shopWords = 'ayurveda ayurvedic ආයුර්වේද ආයුර්වේදික deshiya දේශීය product නිෂ්පාදන'.split(' ');

/** Words without meaning for a search. */
export const fillers = new Set('a an the for of and with in to my is on at buy order price cost මිල සඳහා සහ සමඟ එකක් ඕනෑ ekak ona mila ganna ගන්න'.split(' '));

/** Each line of words that mean the same. */
export const synonyms: readonly (readonly string[])[] = lines.map((line) => line.split(' '));

/** The sounds of consonants, without their own 'a'. Aspirated ones count as plain ones. */
export const consonants: Record<string, string> = {
  ...{ ක: 'k', ඛ: 'k', ග: 'g', ඝ: 'g', ඞ: 'n', ඟ: 'ng', ච: 'c', ඡ: 'c', ජ: 'j', ඣ: 'j', ඤ: 'n' },
  ...{ ඥ: 'gn', ට: 't', ඨ: 't', ඩ: 'd', ඪ: 'd', ණ: 'n', ඬ: 'nd', ත: 't', ථ: 't', ද: 'd', ධ: 'd' },
  ...{ න: 'n', ඳ: 'nd', ප: 'p', ඵ: 'p', බ: 'b', භ: 'b', ම: 'm', ඹ: 'mb', ය: 'y', ර: 'r', ල: 'l' },
  ...{ ව: 'v', ශ: 's', ෂ: 's', ස: 's', හ: 'h', ළ: 'l', ෆ: 'f' },
};

/** Vowels by themselves; then the signs on a consonant: vowels, which replace its own 'a', and the anusvara. */
export const vowels: Record<string, string> = {
  ...{ අ: 'a', ආ: 'a', ඇ: 'e', ඈ: 'e', ඉ: 'i', ඊ: 'i', උ: 'u', ඌ: 'u', එ: 'e', ඒ: 'e', ඓ: 'ai' },
  ...{ ඔ: 'o', ඕ: 'o', ඖ: 'au', ඍ: 'ri' },
};
export const vowelSigns: Record<string, string> = {
  ...{ '්': '', 'ා': 'a', 'ැ': 'e', 'ෑ': 'e', 'ි': 'i', 'ී': 'i', 'ු': 'u', 'ූ': 'u', 'ෙ': 'e' },
  ...{ 'ේ': 'e', 'ෛ': 'ai', 'ො': 'o', 'ෝ': 'o', 'ෞ': 'au', 'ෘ': 'ru', 'ං': 'n' },
};
