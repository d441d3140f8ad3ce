import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import { districtNames } from '#domain/places/places.copy.ts';
import { promoProblemCopy } from '#domain/promotions/promo.copy.ts';
import type { EntryRefusal } from './entry-answer.ts';

const refusalTexts: Record<Exclude<EntryRefusal['code'], 'sold-out' | 'product-gone' | 'no-cash-there' | 'promo-refused' | 'total-changed'>, Bilingual> = {
  'no-longer-editable': {
    en: 'This order is shipped or closed. It can no longer be edited.',
    si: 'මෙම ඇණවුම යවා හෝ අවසන් කර තිබෙනවා. තවදුරටත් සංස්කරණය කරන්න බැහැ.',
  },
  'changed-since': {
    en: 'Someone changed this order in the meantime. What you typed is still here: save again to replace their change with yours.',
    si: 'මේ අතර වෙනත් කෙනෙක් මෙම ඇණවුම වෙනස් කළා. ඔබ ලියූ දේ මෙහි තිබෙනවා: ඒ වෙනුවට මෙය යෙදීමට නැවත සුරකින්න.',
  },
  'email-needed': {
    en: 'This order waits for its online payment, for which PayHere requires an email address. Please enter one, or choose another payment method.',
    si: 'මෙම ඇණවුම ඔන්ලයින් ගෙවීම ලැබෙන තෙක් රැඳී තිබෙනවා. ඒ සඳහා PayHere වෙත ඊමේල් ලිපිනයක් අවශ්‍යයි. කරුණාකර එය ඇතුළත් කරන්න, නැතහොත් වෙනත් ගෙවීම් ක්‍රමයක් තෝරන්න.',
  },
  'nothing-left': {
    en: 'Nothing would be left of this order. Cancel it instead.',
    si: 'මෙම ඇණවුමේ කිසිවක් ඉතිරි වන්නේ නැහැ. ඒ වෙනුවට ඇණවුම අවලංගු කරන්න.',
  },
  'cart-empty': {
    en: 'Please enter a quantity of at least one product.',
    si: 'කරුණාකර අඩුම තරමින් එක් නිෂ්පාදනයක ප්‍රමාණය ඇතුළත් කරන්න.',
  },
  'payment-method-not-offered': {
    en: 'This payment method is not offered at the moment. Please choose another.',
    si: 'මෙම ගෙවීම් ක්‍රමය දැන් භාවිත කරන්න බැහැ. කරුණාකර වෙනත් ක්‍රමයක් තෝරන්න.',
  },
  'shop-closed': { en: 'The shop is closed.', si: 'වෙළඳසැල වසා තිබෙනවා.' },
  'too-many-orders': {
    en: 'There were too many orders with this phone number. Please try again in an hour.',
    si: 'මෙම දුරකථන අංකයෙන් කළ ඇණවුම් ගණන වැඩියි. කරුණාකර පැයකින් නැවත උත්සාහ කරන්න.',
  },
  'stale-page': {
    en: 'This page was out of date. Please check the order and place it again.',
    si: 'මෙම පිටුවේ තොරතුරු පැරණියි. කරුණාකර ඇණවුම පරීක්ෂා කර නැවත ඇතුළත් කරන්න.',
  },
};

/** Explains why nothing was saved, one sentence for each cause. */
export function entryRefusalCopy(refusal: EntryRefusal): Bilingual[] {
  if (refusal.code === 'sold-out') return [notEnoughStockCopy(refusal)];
  if (refusal.code === 'product-gone') return refusal.products.map(({ name }) => goneCopy(name));
  if (refusal.code === 'no-cash-there') return [noCashCopy(districtNames[refusal.district])];
  if (refusal.code === 'promo-refused') return [promoProblemCopy(refusal.promoCode, refusal.problem)];
  if (refusal.code === 'total-changed') return [totalCopy(refusal.totalLkr)];
  return [refusalTexts[refusal.code]];
}

function totalCopy(totalLkr: number): Bilingual {
  return {
    en: `The prices have changed in the meantime. The total is now ${formatRupees(totalLkr)}. Please check the order and save it again.`,
    si: `මේ අතර මිල ගණන් වෙනස් වුණා. මුළු එකතුව දැන් රු. ${groupThousands(totalLkr)}. කරුණාකර ඇණවුම පරීක්ෂා කර නැවත සුරකින්න.`,
  };
}

function noCashCopy({ en, si }: Bilingual): Bilingual {
  return {
    en: `Cash on delivery is not offered in ${en} District. Please agree on another payment method, or change this in the settings.`,
    si: `${si} දිස්ත්‍රික්කයේදී භාණ්ඩ ලැබුණු විට මුදල් ගෙවන්න බැහැ. කරුණාකර වෙනත් ගෙවීම් ක්‍රමයකට එකඟ වන්න, නැතහොත් සැකසුම් වෙනස් කරන්න.`,
  };
}

type Shortage = { productName: Bilingual; left: number; lacking?: number };

/** Also says how many units an order still lacks, because units in stock go to those first. */
function notEnoughStockCopy({ productName, left, lacking = 0 }: Shortage): Bilingual {
  const { en, si } = productName;
  const more = left === 0 ? { en: 'no more in stock', si: 'තොගයේ තවත් නැහැ.' } : { en: `only ${left} more in stock`, si: `තොගයේ තව ඉතිරිව ඇත්තේ ${left}ක් පමණයි.` };
  const lacks = lacking === 0 ? { en: '', si: '' } : { en: `, and this order still lacks ${lacking}`, si: ` මෙම ඇණවුමට තවමත් ${lacking}ක් අඩුයි.` };
  return { en: `${en}: ${more.en}${lacks.en}.`, si: `${si || en}: ${more.si}${lacks.si}` };
}

const unknownProduct: Bilingual = { en: 'One of the products', si: 'එක් නිෂ්පාදනයක්' };

function goneCopy({ en, si }: Bilingual = unknownProduct): Bilingual {
  return { en: `${en} is no longer sold.`, si: `${si || en}: තවදුරටත් අලෙවි කරන්නේ නැහැ.` };
}
