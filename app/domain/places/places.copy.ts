import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type District, provinceOf } from './districts.ts';
import { provinceInAddress, provinceNames } from './provinces.copy.ts';
import type { Province } from './provinces.ts';

export const districtNames: Record<District, Bilingual> = {
  Colombo: { en: 'Colombo', si: 'කොළඹ' },
  Gampaha: { en: 'Gampaha', si: 'ගම්පහ' },
  Kalutara: { en: 'Kalutara', si: 'කළුතර' },
  Kandy: { en: 'Kandy', si: 'මහනුවර' },
  Matale: { en: 'Matale', si: 'මාතලේ' },
  'Nuwara Eliya': { en: 'Nuwara Eliya', si: 'නුවරඑළිය' },
  Galle: { en: 'Galle', si: 'ගාල්ල' },
  Matara: { en: 'Matara', si: 'මාතර' },
  Hambantota: { en: 'Hambantota', si: 'හම්බන්තොට' },
  Jaffna: { en: 'Jaffna', si: 'යාපනය' },
  Kilinochchi: { en: 'Kilinochchi', si: 'කිලිනොච්චි' },
  Mannar: { en: 'Mannar', si: 'මන්නාරම' },
  Vavuniya: { en: 'Vavuniya', si: 'වවුනියාව' },
  Mullaitivu: { en: 'Mullaitivu', si: 'මුලතිව්' },
  Batticaloa: { en: 'Batticaloa', si: 'මඩකලපුව' },
  Ampara: { en: 'Ampara', si: 'අම්පාර' },
  Trincomalee: { en: 'Trincomalee', si: 'ත්‍රිකුණාමලය' },
  Kurunegala: { en: 'Kurunegala', si: 'කුරුණෑගල' },
  Puttalam: { en: 'Puttalam', si: 'පුත්තලම' },
  Anuradhapura: { en: 'Anuradhapura', si: 'අනුරාධපුර' },
  Polonnaruwa: { en: 'Polonnaruwa', si: 'පොළොන්නරුව' },
  Badulla: { en: 'Badulla', si: 'බදුල්ල' },
  Monaragala: { en: 'Monaragala', si: 'මොණරාගල' },
  Ratnapura: { en: 'Ratnapura', si: 'රත්නපුර' },
  Kegalle: { en: 'Kegalle', si: 'කෑගල්ල' },
};

/** The options of an address form, and the province of each district. */
export const placeNames = { provinces: provinceNames, districts: districtNames, provinceOf };

/**
 * Formats "Matara District, Southern Province"; only the province for an address saved before districts existed.
 */
export function regionInAddress({ district, province }: { district?: District | null | undefined; province: Province }): Bilingual {
  const region = provinceInAddress(province);
  if (!district) return region;
  const { en, si } = districtNames[district];
  return { en: `${en} District, ${region.en}`, si: `${si} දිස්ත්‍රික්කය, ${region.si}` };
}
