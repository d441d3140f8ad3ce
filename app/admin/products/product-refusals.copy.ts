import { productLimits } from '#domain/catalog/editing/product-form.ts';
import type { SaveProductRefusal } from '#domain/catalog/editing/save-product.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupThousands } from '#domain/kernel/rupees.ts';

export type StockRefusal = Extract<SaveProductRefusal, { stock: number }>;

export function aboveMaximum(maximumPriceLkr: number): Bilingual {
  const price = groupThousands(maximumPriceLkr);
  return {
    en: `The pack says at most ₨ ${price}. Please enter no more than that.`,
    si: `ඇසුරුමේ සඳහන් උපරිම මිල: රු. ${price}. කරුණාකර ඊට නොවැඩි මිලක් ඇතුළත් කරන්න.`,
  };
}

/** Explains a stock that changed while the form was open. */
export const stockCopy: Record<StockRefusal['code'], (stock: number) => Bilingual> = {
  'stock-below-zero': (stock) => ({
    en: `The stock has changed since you opened this form and is now ${stock}. Please enter what it should be.`,
    si: `මේ අතර තොගය වෙනස් වී දැන් ${stock}ක් තිබෙනවා. කරුණාකර නිවැරදි ප්‍රමාණය ඇතුළත් කරන්න.`,
  }),
  'stock-too-large': (stock) => ({
    en: `The stock is now ${stock} and can be at most ${groupThousands(productLimits.stock)}. Please enter a smaller number.`,
    si: `දැන් තොගයේ ${stock}ක් තිබෙනවා. උපරිමය ${groupThousands(productLimits.stock)}. කරුණාකර අඩු ගණනක් ඇතුළත් කරන්න.`,
  }),
};

export const deletedSince: Bilingual = {
  en: 'Another admin has deleted this product while the form was open. What you typed is still here: restore the product in another window, under Deleted in the list of products, and save again.',
  si: 'මෙම පෝරමය විවෘතව තිබියදී වෙනත් පරිපාලකයෙක් මෙම නිෂ්පාදනය මැකුවා. ඔබ ලියූ දේ මෙහි තිබෙනවා: වෙනත් කවුළුවක, නිෂ්පාදන ලැයිස්තුවේ මැකූ නිෂ්පාදන අතරින් එය නැවත එක් කර, නැවත සුරකින්න.',
};

/** Tells an owner that someone else saved the product in the meantime. */
export function changedBy(name: string | undefined): Bilingual {
  return {
    en: `${name ?? 'Another admin'} saved this product while the form was open. Your changes are not saved yet. The differences are marked: please check them and save again.`,
    si: `මෙම පෝරමය විවෘතව තිබියදී ${name ?? 'වෙනත් පරිපාලකයෙක්'} මෙම නිෂ්පාදනය සුරැකුම් කළා. ඔබේ වෙනස්කම් තවම සුරැකී නැහැ. වෙනස් තැන් සලකුණු කර තිබෙනවා; බලා නැවත සුරකින්න.`,
  };
}
