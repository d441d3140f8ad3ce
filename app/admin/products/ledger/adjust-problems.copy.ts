import { problemWords } from '#admin/products/product-form.copy.ts';
import type { AdjustStockRefusal } from '#domain/catalog/adjust-stock.server.ts';
import { type ProductProblem, productLimits } from '#domain/catalog/product-form.ts';
import { noteLimit } from '#domain/catalog/stock-adjustment.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupedRupees as grouped } from '#domain/kernel/rupees.ts';
import { ledgerCopy } from './ledger.copy.ts';

/** What is wrong with a field of the adjustment. */
export function adjustProblemWords(field: string, problem: string): Bilingual {
  if (field === 'kind') return { en: 'Please choose what happened.', si: 'කරුණාකර සිදු වූ දේ තෝරන්න.' };
  if (field === 'note' && problem === 'required') {
    return { en: 'Please say why, so that it can be understood later.', si: 'පසුව තේරුම් ගත හැකි වන ලෙස කරුණාකර හේතුව සඳහන් කරන්න.' };
  }
  const max = field === 'note' ? noteLimit : productLimits.stock;
  return problemWords[problem as ProductProblem](max);
}

/** Why no unit moved, and what is on the shelf now. */
export function adjustRefusalWords(refusal: AdjustStockRefusal): Bilingual {
  switch (refusal.code) {
    case 'product-not-found':
      return ledgerCopy.deleted;
    case 'nothing-to-move':
      return {
        en: 'That would leave the stock as it is.',
        si: 'එයින් තොගයේ වෙනසක් සිදු වන්නේ නැහැ.',
      };
    case 'stock-below-zero':
      return {
        en: `Only ${grouped(refusal.stock)} in stock now, so that many cannot leave. Please check the number.`,
        si: `දැන් තොගයේ ඇත්තේ ${grouped(refusal.stock)}ක් පමණයි. කරුණාකර ගණන නැවත බලන්න.`,
      };
    case 'stock-too-large':
      return {
        en: `The stock is ${grouped(refusal.stock)} now and can be at most ${grouped(productLimits.stock)}.`,
        si: `දැන් තොගයේ ${grouped(refusal.stock)}ක් තිබෙනවා. උපරිමය ${grouped(productLimits.stock)}.`,
      };
  }
}
