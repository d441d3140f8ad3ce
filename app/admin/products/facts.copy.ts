import type { FactField } from '#domain/catalog/product-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const factsCopy = {
  details: { en: 'Details', si: 'අමතර විස්තර' },
  detailsHint: {
    en: 'As the pack says it. What you leave empty is not shown.',
    si: 'ඇසුරුමේ සඳහන් පරිදි. හිස්ව තැබූ දේ වෙළඳසැලේ පෙන්වන්නේ නැහැ.',
  },
  approvalHint: {
    en: 'Of the Formulary Committee. An Ayurvedic product may not be advertised or sold without it.',
    si: 'ආයුර්වේද සූත්‍ර කමිටුවේ (Formulary Committee) අංකයයි. එය නැතිව ආයුර්වේද නිෂ්පාදනයක් ගැන දැන්වීම් පළ කිරීමට හෝ අලෙවි කිරීමට නොහැකියි.',
  },
} satisfies Record<string, Bilingual>;

export const factLabels: Record<FactField, Bilingual> = {
  netContentEn: { en: 'Net content (English)', si: 'ශුද්ධ ප්‍රමාණය (ඉංග්‍රීසි)' },
  netContentSi: { en: 'Net content (Sinhala)', si: 'ශුද්ධ ප්‍රමාණය (සිංහල)' },
  ingredientsEn: { en: 'Ingredients (English)', si: 'අමුද්‍රව්‍ය (ඉංග්‍රීසි)' },
  ingredientsSi: { en: 'Ingredients (Sinhala)', si: 'අමුද්‍රව්‍ය (සිංහල)' },
  howToUseEn: { en: 'How to use (English)', si: 'භාවිත කරන ආකාරය (ඉංග්‍රීසි)' },
  howToUseSi: { en: 'How to use (Sinhala)', si: 'භාවිත කරන ආකාරය (සිංහල)' },
  warningsEn: { en: 'Warnings (English)', si: 'අවවාද (ඉංග්‍රීසි)' },
  warningsSi: { en: 'Warnings (Sinhala)', si: 'අවවාද (සිංහල)' },
  makerEn: { en: 'Maker (English)', si: 'නිෂ්පාදකයා (ඉංග්‍රීසි)' },
  makerSi: { en: 'Maker (Sinhala)', si: 'නිෂ්පාදකයා (සිංහල)' },
  approvalNumber: { en: 'Approval number', si: 'අනුමැති අංකය' },
};
