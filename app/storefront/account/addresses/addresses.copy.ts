import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { checkoutLimits } from '#domain/orders/checkout/checkout-form.ts';
import { addressFields } from '#ui/form/address.copy.ts';
import { type FormFields, withLimits } from '#ui/form/form-fields.ts';

export const addressesCopy = {
  none: { en: 'No addresses yet', si: 'තවම ලිපින නැහැ' },
  add: { en: 'Add address', si: 'ලිපිනයක් එක් කරන්න' },
  editAddress: { en: 'Edit address', si: 'ලිපිනය සංස්කරණය කරන්න' },
  isDefault: { en: 'Default address', si: 'ප්‍රධාන ලිපිනය' },
  makeDefault: { en: 'Make default', si: 'ප්‍රධාන ලිපිනය කරන්න' },
  edit: { en: 'Edit', si: 'සංස්කරණය කරන්න' },
  delete: { en: 'Delete', si: 'මකන්න' },
  deleteQuestion: { en: 'Delete this address?', si: 'මෙම ලිපිනය මකන්නද?' },
  deleteYes: { en: 'Yes, delete it', si: 'ඔව්, මකන්න' },
  full: {
    en: 'You have 20 addresses. Please delete one before you add another.',
    si: 'ඔබට ලිපින 20ක් තිබෙනවා. තවත් එකක් එක් කිරීමට පෙර එකක් මකන්න.',
  },
} satisfies Record<string, Bilingual>;

/** The fields of a saved address, named as in the checkout because a saved address fills them in there. */
export const savedAddressFields = withLimits(
  {
    ...addressFields,
    isDefault: { label: { en: 'Use as my default address', si: 'මගේ ප්‍රධාන ලිපිනය ලෙස යොදා ගන්න' } },
  } satisfies FormFields,
  checkoutLimits,
);
