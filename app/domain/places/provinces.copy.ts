import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Province } from './provinces.ts';

export const provinceNames: Record<Province, Bilingual> = {
  Western: { en: 'Western', si: 'බස්නාහිර' },
  Central: { en: 'Central', si: 'මධ්‍යම' },
  Southern: { en: 'Southern', si: 'දකුණු' },
  Northern: { en: 'Northern', si: 'උතුරු' },
  Eastern: { en: 'Eastern', si: 'නැගෙනහිර' },
  'North Western': { en: 'North Western', si: 'වයඹ' },
  'North Central': { en: 'North Central', si: 'උතුරු මැද' },
  Uva: { en: 'Uva', si: 'ඌව' },
  Sabaragamuwa: { en: 'Sabaragamuwa', si: 'සබරගමුව' },
};

/** Formats "Southern Province": in an address the bare name would read as a direction. */
export function provinceInAddress(province: Province): Bilingual {
  const name = provinceNames[province];
  return { en: `${name.en} Province`, si: `${name.si} පළාත` };
}
