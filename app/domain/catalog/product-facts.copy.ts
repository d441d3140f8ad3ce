import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** `code`: one line that is the same in every language. The others have an English and a Sinhala text. */
type Fact = { kind: 'line' | 'lines' | 'code'; max: number; label: Bilingual };

/**
 * Facts from the package, in the order of the form and of the product's page. Columns, schema, form, log and page
 * follow this list; lengths are in Unicode characters. All of them may be empty.
 */
export const productFacts = {
  netContent: { kind: 'line', max: 80, label: { en: 'Net content', si: 'ශුද්ධ ප්‍රමාණය' } },
  ingredients: { kind: 'lines', max: 1000, label: { en: 'Ingredients', si: 'අමුද්‍රව්‍ය' } },
  howToUse: { kind: 'lines', max: 1000, label: { en: 'How to use', si: 'භාවිත කරන ආකාරය' } },
  warnings: { kind: 'lines', max: 1000, label: { en: 'Warnings', si: 'අවවාද' } },
  maker: { kind: 'line', max: 120, label: { en: 'Manufacturer', si: 'නිෂ්පාදකයා' } },
  approvalNumber: { kind: 'code', max: 80, label: { en: 'Approval number', si: 'අනුමැති අංකය' } },
  batchNumber: { kind: 'code', max: 40, label: { en: 'Batch number', si: 'කාණ්ඩ අංකය' } },
  expiry: { kind: 'code', max: 20, label: { en: 'Expiry date', si: 'කල් ඉකුත් වන දිනය' } },
} as const satisfies Record<string, Fact>;

export function labelIn(language: 'en' | 'si', { en, si }: Bilingual): Bilingual {
  return language === 'en' ? { en: `${en} (English)`, si: `${si} (ඉංග්‍රීසි)` } : { en: `${en} (Sinhala)`, si: `${si} (සිංහල)` };
}
