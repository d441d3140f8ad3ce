import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const arrangeCopy = {
  arrange: { en: 'Arrange products', si: 'නිෂ්පාදනවල පිළිවෙළ' },
  followed: {
    en: 'Shoppers see the products in this order. Each move is saved at once.',
    si: 'නිෂ්පාදන වෙළඳසැලේ පෙනෙන්නේ මෙම පිළිවෙළටයි. සෑම වෙනසක්ම වහාම සුරැකෙනවා.',
  },
  allProducts: { en: 'All products', si: 'සියලු නිෂ්පාදන' },
  featured: { en: 'Featured', si: 'විශේෂිත' },
  others: { en: 'Other products', si: 'අනෙක් නිෂ්පාදන' },
  notMoved: {
    en: 'The list has changed in the meantime. Please move it again.',
    si: 'මේ අතර ලැයිස්තුව වෙනස් වී තිබෙනවා. කරුණාකර නැවත උත්සාහ කරන්න.',
  },
  failed: { en: 'Failed to move product', si: 'නිෂ්පාදනයේ ස්ථානය වෙනස් කිරීමට නොහැකි වුණා' },
  moved: { en: 'Product moved', si: 'නිෂ්පාදනයේ ස්ථානය වෙනස් කළා' },
} satisfies Record<string, Bilingual>;

export function moveNamed(name: Bilingual, direction: 'up' | 'down'): Bilingual {
  return direction === 'up' ? { en: `Move ${name.en} up`, si: `${name.si}: ඉහළට ගෙනයන්න` } : { en: `Move ${name.en} down`, si: `${name.si}: පහළට ගෙනයන්න` };
}

/** Tells screen readers where a product is now. */
export function movedTo(name: Bilingual, place: number, count: number): Bilingual {
  return {
    en: `${name.en}: place ${place} of ${count}`,
    si: `${name.si}: ස්ථාන ${count}න් ${place} වන ස්ථානය`,
  };
}
