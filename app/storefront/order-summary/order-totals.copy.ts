import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const totalsCopy = {
  subtotal: { en: 'Subtotal', si: 'උප එකතුව' },
  deliveryFee: { en: 'Delivery fee', si: 'බෙදාහැරීමේ ගාස්තුව' },
  free: { en: 'Free', si: 'නොමිලේ' },
  total: { en: 'Total', si: 'මුළු එකතුව' },
} satisfies Record<string, Bilingual>;
