import type { MovementReason } from '#domain/catalog/stock.ts';
import type { AdjustmentKind } from '#domain/catalog/stock-adjustment.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupedRupees as grouped } from '#domain/kernel/rupees.ts';

export const ledgerCopy = {
  stock: { en: 'Stock', si: 'තොගය' },
  ledger: { en: 'Stock movements', si: 'තොගයේ වෙනස්කම්' },
  inStock: { en: 'In stock now', si: 'දැන් තොගයේ ඇති ප්‍රමාණය' },
  adjust: { en: 'Adjust stock', si: 'තොගය ගළපන්න' },
  what: { en: 'What happened', si: 'සිදු වූ දේ' },
  units: { en: 'Units', si: 'ඒකක ගණන' },
  reason: { en: 'Reason', si: 'හේතුව' },
  reasonHint: {
    en: 'Such as a delivery from the maker, breakage, or a count of the shelf. It stays in the ledger.',
    si: 'උදා: නිෂ්පාදකයාගෙන් ලැබුණු තොගයක්, බිඳී යාමක්, නැතහොත් තොගය ගණන් කිරීමක්. මෙය සටහනේ රැඳෙනවා.',
  },
  notAdjusted: { en: 'The stock was not adjusted', si: 'තොගය ගැළපුවේ නැහැ' },
  deleted: {
    en: 'This product is deleted. Its stock can be adjusted again once it is restored.',
    si: 'මෙම නිෂ්පාදනය මකා ඇත. තොගය ගැළපිය හැක්කේ එය නැවත එක් කළ පසුවයි.',
  },
  empty: { en: 'Nothing has moved yet.', si: 'තවම වෙනසක් සිදු වී නැහැ.' },
  backToProduct: { en: 'Edit Product', si: 'නිෂ්පාදනය සංස්කරණය කරන්න' },
} satisfies Record<string, Bilingual>;

export const kindWords: Record<AdjustmentKind, { label: Bilingual; hint: Bilingual }> = {
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
    hint: {
      en: 'Enter the number you counted. Orders placed while you were counting are still deducted.',
      si: 'ගණන් කළ ප්‍රමාණය ඇතුළත් කරන්න. මේ අතර ලැබෙන ඇණවුම් තොගයෙන් අඩු වෙනවා.',
    },
  },
};

export const reasonWords: Record<MovementReason, Bilingual> = {
  opening: { en: 'First stock', si: 'මුල් තොගය' },
  order: { en: 'Ordered', si: 'ඇණවුම් කළා' },
  cancelled: { en: 'Order cancelled', si: 'ඇණවුම අවලංගු කළා' },
  reinstated: { en: 'Order taken up again', si: 'ඇණවුම නැවත සක්‍රිය කළා' },
  adjusted: { en: 'Adjusted', si: 'ගැළපුවා' },
  corrected: { en: 'Order corrected', si: 'ඇණවුම නිවැරදි කළා' },
  returned: { en: 'Came back', si: 'ආපසු ලැබුණා' },
};

/** The title over the list of products. */
export function stockOf(name: Bilingual): Bilingual {
  return { en: `Stock: ${name.en}`, si: `තොගය: ${name.si}` };
}

/** What a screen reader says for "12 → 9". */
export function fromTo(before: number, after: number): Bilingual {
  return {
    en: `before ${grouped(before)}, after ${grouped(after)}`,
    si: `පෙර ${grouped(before)}, පසු ${grouped(after)}`,
  };
}
