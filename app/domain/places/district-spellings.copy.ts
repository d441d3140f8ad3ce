import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { District } from './districts.ts';
import { districtNames } from './places.copy.ts';

type DistrictSpelling = Bilingual & { district: District };

/** Other common spellings in Sinhala, the one from settings and addresses of earlier versions included. */
const otherSpellings: Partial<Record<District, string>> = {
  Kilinochchi: 'කිළිනොච්චි',
  Vavuniya: 'වව්නියාව',
  Trincomalee: 'තිරිකුණාමලය',
  Anuradhapura: 'අනුරාධපුරය',
  Monaragala: 'මොනරාගල',
};

/** Each spelling by which people write the name of a district; a district may have several. */
export const districtSpellings: readonly DistrictSpelling[] = Object.entries(districtNames).flatMap(([name, { en, si }]) => {
  const district = name as District;
  const other = otherSpellings[district];
  return [{ district, en, si }, ...(other === undefined ? [] : [{ district, en, si: other }])];
});
