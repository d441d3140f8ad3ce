import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate } from '#domain/kernel/colombo-time.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import { districtNames } from '#domain/places/places.copy.ts';
import type { PlacingRefusal } from './checkout-answer.ts';
import { noCashCopy } from './district-notes.copy.ts';

type RefusalTexts = { [Code in PlacingRefusal['code']]: (refusal: Extract<PlacingRefusal, { code: Code }>) => Bilingual[] };

const failed: Bilingual = {
  en: 'Failed to place order. Please try again.',
  si: 'ඇණවුම් කිරීමට නොහැකි වුණා. කරුණාකර නැවත උත්සාහ කරන්න.',
};

const refusalTexts: RefusalTexts = {
  'cart-empty': () => [{ en: 'Your cart is empty', si: 'ඔබේ කරත්තයේ තවම කිසිවක් නැහැ' }],
  'product-gone': ({ products }) => products.map(({ name }) => goneCopy(name)),
  'sold-out': ({ productName, left }) => [lowStockCopy(productName, left)],
  'total-changed': ({ totalLkr }) => [totalCopy(totalLkr)],
  promo: ({ text, totalLkr }) => [text, ...(totalLkr === undefined ? [] : [totalCopy(totalLkr)])],
  'no-cash-there': ({ district, totalLkr }) => [noCashCopy(districtNames[district]), ...(totalLkr === undefined ? [] : [totalCopy(totalLkr)])],
  'payment-method-not-offered': () => [
    {
      en: 'This payment method is not offered at the moment. Please choose another.',
      si: 'මෙම ගෙවීම් ක්‍රමය දැන් භාවිත කරන්න බැහැ. කරුණාකර වෙනත් ක්‍රමයක් තෝරන්න.',
    },
  ],
  'too-many-orders': () => [
    {
      en: 'There were too many orders with this phone number. Please try again in an hour, or call us.',
      si: 'මෙම දුරකථන අංකයෙන් කළ ඇණවුම් ගණන වැඩියි. කරුණාකර පැයකින් නැවත උත්සාහ කරන්න, නැතහොත් අප අමතන්න.',
    },
  ],
  'shop-closed': ({ until }) => [
    {
      en: `We are closed and take orders again from ${longDate(until, 'en')}. Your cart is kept until then.`,
      si: `අපේ වෙළඳසැල දැනට වසා තිබෙනවා. ${longDate(until, 'si')} සිට නැවත ඇණවුම් ගන්නවා. ඔබේ කරත්තය ඒ දක්වා තිබෙනවා.`,
    },
  ],
  'not-by-hand': () => [
    {
      en: 'We could not tell whether a person filled in this form. Please check your order and place it again.',
      si: 'මෙම පෝරමය පිරවූයේ පුද්ගලයෙක්දැයි අපට තහවුරු කරගත නොහැකි වුණා. කරුණාකර ඇණවුම පරීක්ෂා කර නැවත ඇණවුම් කරන්න.',
    },
  ],
  'stale-page': () => [
    {
      en: 'This page was out of date. Please check your order and place it again.',
      si: 'මෙම පිටුවේ තොරතුරු පරණයි. කරුණාකර ඇණවුම පරීක්ෂා කර නැවත ඇණවුම් කරන්න.',
    },
  ],
  failed: () => [failed],
  unanswered: ({ why }) => [
    failed,
    why ?? {
      en: 'The shop did not answer. If you press again, nothing is ordered twice.',
      si: 'වෙළඳසැලෙන් පිළිතුරක් ලැබුණේ නැහැ. නැවත එබුවත් කිසිවක් දෙවරක් ඇණවුම් වන්නේ නැහැ.',
    },
  ],
};

function totalCopy(totalLkr: number): Bilingual {
  return {
    en: `The total has changed to ${formatRupees(totalLkr)}. Please check your order and place it again.`,
    si: `මුළු එකතුව වෙනස් වුණා: රු. ${groupThousands(totalLkr)}. කරුණාකර ඇණවුම පරීක්ෂා කර නැවත ඇණවුම් කරන්න.`,
  };
}

/** Says why the order was not placed and what to do now, in a sentence for each cause. */
export function refusalCopy<Code extends PlacingRefusal['code']>(refusal: Extract<PlacingRefusal, { code: Code }>): Bilingual[] {
  return refusalTexts[refusal.code as Code](refusal);
}

export function lowStockCopy(product: Bilingual, left: number): Bilingual {
  const si = product.si || product.en;
  return left === 0
    ? {
        en: `${product.en} is out of stock. Please remove it to continue.`,
        si: `${si}: තොගය අවසන්. ඉදිරියට යාමට එය කරත්තයෙන් ඉවත් කරන්න.`,
      }
    : {
        en: `Only ${left} of ${product.en} left. Please change the quantity.`,
        si: `${si} ඉතිරිව ඇත්තේ ${left}ක් පමණයි. කරුණාකර ප්‍රමාණය වෙනස් කරන්න.`,
      };
}

const unknownProduct: Bilingual = { en: 'One of the products', si: 'එක් නිෂ්පාදනයක්' };

export function goneCopy(product: Bilingual = unknownProduct): Bilingual {
  return {
    en: `${product.en} is no longer available. Please remove it to continue.`,
    si: `${product.si || product.en}: තවදුරටත් ලබා ගන්න බැහැ. ඉදිරියට යාමට එය කරත්තයෙන් ඉවත් කරන්න.`,
  };
}
