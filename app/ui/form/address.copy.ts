import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import type { FormFields } from './form-fields.ts';
import { email, fullName, phone } from './person.copy.ts';

/** The fields of a delivery address, with its recipient. */
export const addressFields = {
  customerName: fullName,
  phone,
  email,
  address: {
    input: { autoComplete: 'address-line1', autoCapitalize: 'words' },
    label: { en: 'Street Address', si: 'නිවසේ අංකය සහ වීදිය' },
    wrong: { en: 'Please enter your street address.', si: 'කරුණාකර නිවසේ අංකය සහ වීදිය ඇතුළත් කරන්න.' },
  },
  city: {
    input: { autoComplete: 'address-level2', autoCapitalize: 'words' },
    label: { en: 'City', si: 'නගරය' },
    wrong: { en: 'Please enter your city.', si: 'කරුණාකර නගරය ඇතුළත් කරන්න.' },
  },
  district: {
    label: { en: 'District', si: 'දිස්ත්‍රික්කය' },
    optional: true,
    correctedBy: { elsewhere: 'province' },
    wrong: {
      choose: { en: 'Please choose your district.', si: 'කරුණාකර දිස්ත්‍රික්කය තෝරන්න.' },
      elsewhere: {
        en: 'This district is not in the province below. Please check both.',
        si: 'මෙම දිස්ත්‍රික්කය පහත පළාතට අයත් නැහැ. කරුණාකර දෙකම පරීක්ෂා කරන්න.',
      },
    },
  },
  province: {
    input: { autoComplete: 'address-level1' },
    label: { en: 'Province', si: 'පළාත' },
    wrong: { en: 'Please choose your province.', si: 'කරුණාකර පළාත තෝරන්න.' },
  },
} satisfies FormFields;

export const selectDistrict: Bilingual = { en: 'Select district', si: 'දිස්ත්‍රික්කය තෝරන්න' };
export const selectProvince: Bilingual = { en: 'Select province', si: 'පළාත තෝරන්න' };

/** Labels the list of suggestions under the town field. */
export const townsLabel: Bilingual = { en: 'Suggested towns', si: 'යෝජිත නගර' };

export function townsFound(count: number): Bilingual {
  return { en: `${formatCount(count, 'town')} suggested.`, si: `යෝජිත නගර ${count}ක් තිබෙනවා.` };
}
