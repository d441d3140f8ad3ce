import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Names the discount of an order, with its code where it has one. */
export function discountBy(code: string): Bilingual {
  const by = code === '' ? '' : ` (${code})`;
  return { en: `Discount${by}`, si: `වට්ටම${by}` };
}
