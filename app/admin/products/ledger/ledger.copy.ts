import { productLimits } from '#domain/catalog/editing/product-form.ts';
import type { AdjustStockRefusal } from '#domain/catalog/stock/adjust-stock.server.ts';
import type { MovementReason } from '#domain/catalog/stock/stock.ts';
import { type AdjustmentKind, noteLimit } from '#domain/catalog/stock/stock-adjustment.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupThousands } from '#domain/kernel/rupees.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const ledgerCopy = {
  ledger: { en: 'Stock movements', si: 'තොගයේ වෙනස්කම්' },
  inStock: { en: 'In stock now', si: 'දැන් තොගයේ ඇති ප්‍රමාණය' },
  adjust: { en: 'Adjust stock', si: 'තොගය ගළපන්න' },
  deleted: {
    en: 'This product is deleted. Its stock can be adjusted again once it is restored.',
    si: 'මෙම නිෂ්පාදනය මකා තිබෙනවා. තොගය ගැළපිය හැක්කේ එය නැවත එක් කළ පසුවයි.',
  },
  empty: { en: 'No stock changes yet.', si: 'තවම වෙනසක් සිදු වී නැහැ.' },
  backToProduct: { en: 'Edit Product', si: 'නිෂ්පාදනය සංස්කරණය කරන්න' },
} satisfies Record<string, Bilingual>;

export const adjustFields = {
  kind: {
    label: { en: 'What happened', si: 'සිදු වූ දේ' },
    wrong: { en: 'Please choose what happened.', si: 'කරුණාකර සිදු වූ දේ තෝරන්න.' },
  },
  units: {
    label: { en: 'Units', si: 'ඒකක ගණන' },
    range: { max: productLimits.stock },
    input: { inputMode: 'numeric', autoComplete: 'off' },
  },
  note: {
    label: { en: 'Reason', si: 'හේතුව' },
    hint: {
      en: 'For example a delivery from the manufacturer, breakage or a stock count. It is kept in the stock movements.',
      si: 'උදා: නිෂ්පාදකයාගෙන් ලැබුණු තොගයක්, බිඳී යාමක්, නැතහොත් තොගය ගණන් කිරීමක්. මෙය සටහනේ රැඳෙනවා.',
    },
    max: noteLimit,
    input: { autoComplete: 'off' },
    wrong: {
      required: { en: 'Please say why, so that it can be understood later.', si: 'පසුව තේරුම් ගත හැකි වන ලෙස කරුණාකර හේතුව සඳහන් කරන්න.' },
    },
  },
} satisfies FormFields;

export const kindCopy: Record<AdjustmentKind, { label: Bilingual; hint?: Bilingual }> = {
  add: {
    label: { en: 'Add to stock', si: 'තොගයට එක් කරන්න' },
    hint: { en: 'They are added to the stock.', si: 'ඒවා තොගයට එක් වෙනවා.' },
  },
  take: {
    label: { en: 'Remove from stock', si: 'තොගයෙන් ඉවත් කරන්න' },
    hint: { en: 'Broken, given away, lost.', si: 'බිඳුණු, නොමිලේ දුන්, නැති වූ ඒවා.' },
  },
  count: {
    label: { en: 'Set after a stock count', si: 'තොගය ගණන් කළ පසු සකසන්න' },
  },
};

/** Says how to count a shelf on which units of orders still are, by the numbers to which the count relates. */
export function countHint({ stock, toPack }: { stock: number; toPack: number }): Bilingual {
  const [inStock, ordered] = [groupThousands(stock), groupThousands(toPack)];
  const how =
    toPack === 0
      ? {
          en: 'Count the units on the shelf, without packed parcels.',
          si: 'ඇසුරූ පාර්සල් හැර, රාක්කයේ ඇති ඒකක ගණන් කරන්න.',
        }
      : {
          en: `Count the units on the shelf, without packed parcels, and subtract ${ordered} for orders that are not packed yet: they are deducted already.`,
          si: `ඇසුරූ පාර්සල් හැර, රාක්කයේ ඇති ඒකක ගණන් කරන්න. තවම අසුරා නැති ඇණවුම් සඳහා එයින් ${ordered}ක් අඩු කරන්න: ඒවා දැනටමත් තොගයෙන් අඩු කර තිබෙනවා.`,
        };
  return {
    en: `${how.en} Your count is compared with ${inStock} in stock. Orders placed later are still deducted.`,
    si: `${how.si} ඔබේ ගණන සසඳන්නේ තොගයේ තිබූ ඒකක ${inStock} සමඟයි. ඉන් පසු ලැබෙන ඇණවුම් තොගයෙන් අඩු වෙනවා.`,
  };
}

export const reasonCopy: Record<MovementReason, Bilingual> = {
  opening: { en: 'Opening stock', si: 'මුල් තොගය' },
  order: { en: 'Ordered', si: 'ඇණවුම් කළා' },
  cancelled: { en: 'Order cancelled', si: 'ඇණවුම අවලංගු කළා' },
  reinstated: { en: 'Order reopened', si: 'ඇණවුම නැවත සක්‍රිය කළා' },
  adjusted: { en: 'Adjusted', si: 'ගැළපුවා' },
  corrected: { en: 'Order edited', si: 'ඇණවුම සංස්කරණය කළා' },
  returned: { en: 'Returned', si: 'ආපසු ලැබුණා' },
};

export function stockOf(name: Bilingual): Bilingual {
  return { en: `Stock: ${name.en}`, si: `තොගය: ${name.si}` };
}

/** Says "12 → 9" in words, for screen readers. */
export function fromTo(before: number, after: number): Bilingual {
  return {
    en: `before ${groupThousands(before)}, after ${groupThousands(after)}`,
    si: `පෙර ${groupThousands(before)}, පසු ${groupThousands(after)}`,
  };
}

/** Explains why the stock was not changed, and what it is now. */
export function adjustRefusalCopy(refusal: AdjustStockRefusal): Bilingual {
  switch (refusal.code) {
    case 'product-not-found':
      return ledgerCopy.deleted;
    case 'nothing-to-move':
      return {
        en: 'That would not change the stock. Please check the number.',
        si: 'එයින් තොගයේ වෙනසක් සිදු වන්නේ නැහැ. කරුණාකර ගණන නැවත බලන්න.',
      };
    case 'count-again':
      return {
        en: 'The stock changed while you were counting. Please count again.',
        si: 'ඔබ ගණන් කරන අතර තොගය වෙනස් වුණා. කරුණාකර නැවත ගණන් කරන්න.',
      };
    case 'stock-below-zero':
      return {
        en: `Only ${groupThousands(refusal.stock)} in stock, so you cannot remove that many. Please check the number.`,
        si: `දැන් තොගයේ ඇත්තේ ${groupThousands(refusal.stock)}ක් පමණයි. කරුණාකර ගණන නැවත බලන්න.`,
      };
    case 'stock-too-large':
      return {
        en: `The stock is now ${groupThousands(refusal.stock)} and can be at most ${groupThousands(productLimits.stock)}. Please enter a smaller number.`,
        si: `දැන් තොගයේ ${groupThousands(refusal.stock)}ක් තිබෙනවා. උපරිමය ${groupThousands(productLimits.stock)}. කරුණාකර අඩු ගණනක් ඇතුළත් කරන්න.`,
      };
  }
}
