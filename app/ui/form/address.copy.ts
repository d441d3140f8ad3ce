import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { FormFields } from './form-fields.ts';
import { email, fullName, phone } from './person.copy.ts';

/** The recipient of a delivery, and the place. */
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
  province: {
    input: { autoComplete: 'address-level1' },
    label: { en: 'Province', si: 'පළාත' },
    wrong: { en: 'Please choose your province.', si: 'කරුණාකර පළාත තෝරන්න.' },
  },
} satisfies FormFields;

export const selectProvince: Bilingual = { en: 'Select province', si: 'පළාත තෝරන්න' };
