import type { AddressField } from '#domain/customers/address.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const addressesCopy = {
  none: { en: 'No addresses yet', si: 'තවම ලිපින නැහැ' },
  add: { en: 'Add address', si: 'ලිපිනයක් එක් කරන්න' },
  editAddress: { en: 'Edit address', si: 'ලිපිනය සංස්කරණය කරන්න' },
  isDefault: { en: 'Default address', si: 'ප්‍රධාන ලිපිනය' },
  makeDefault: { en: 'Make default', si: 'ප්‍රධාන ලිපිනය කරන්න' },
  useAsDefault: { en: 'Use as my default address', si: 'මගේ ප්‍රධාන ලිපිනය ලෙස යොදා ගන්න' },
  edit: { en: 'Edit', si: 'සංස්කරණය කරන්න' },
  delete: { en: 'Delete', si: 'මකන්න' },
  full: {
    en: 'You have 20 addresses. Please delete one before you add another.',
    si: 'ඔබට ලිපින 20ක් තිබෙනවා. තවත් එකක් එක් කිරීමට පෙර එකක් මකන්න.',
  },
  streetAddress: { en: 'Street Address', si: 'නිවසේ අංකය සහ වීදිය' },
  city: { en: 'City', si: 'නගරය' },
  province: { en: 'Province', si: 'පළාත' },
} satisfies Record<string, Bilingual>;

/** What a customer fills in is called as at the checkout. */
export const addressLabels = {
  customerName: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  phone: { en: 'Phone', si: 'දුරකථන අංකය' },
  address: addressesCopy.streetAddress,
  city: addressesCopy.city,
  province: addressesCopy.province,
} satisfies Record<AddressField, Bilingual>;
