import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import { districtNames } from '#domain/places/places.copy.ts';
import type { DeliveryRules } from './delivery-rules.ts';

/** Returns the districts without cash on delivery, in brackets to follow its name; undefined where cash is collected everywhere. */
export function cashExceptionOf({ withoutCash }: Pick<DeliveryRules, 'withoutCash'>): Bilingual | undefined {
  if (withoutCash.length === 0) return undefined;
  const excluded = (language: Language) => withoutCash.map((district) => districtNames[district][language]).join(', ');
  const inDistricts = withoutCash.length === 1 ? 'දිස්ත්‍රික්කයේ' : 'දිස්ත්‍රික්කවල';
  return { en: `(not in ${excluded('en')})`, si: `(${excluded('si')} ${inDistricts} හැර)` };
}
