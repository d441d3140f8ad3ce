import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import type { PromoProblem } from './promo.ts';

type ProblemTexts = { [Code in PromoProblem['code']]: (code: string, problem: Extract<PromoProblem, { code: Code }>) => Bilingual };

const problemTexts: ProblemTexts = {
  unknown: (code) => ({
    en: `We do not know the promo code ${code}. Please check how it is written.`,
    si: `${code} වට්ටම් කේතය හඳුනා ගත නොහැකියි. කරුණාකර එය ලියා ඇති ආකාරය පරීක්ෂා කරන්න.`,
  }),
  'not-yet': (code, { day }) => ({
    en: `The promo code ${code} can be used from ${day}.`,
    si: `${code} වට්ටම් කේතය භාවිත කළ හැක්කේ ${day} සිටයි.`,
  }),
  over: (code) => ({
    en: `The promo code ${code} is no longer valid.`,
    si: `${code} වට්ටම් කේතය තවදුරටත් වලංගු නැහැ.`,
  }),
  'used-up': (code) => ({
    en: `The promo code ${code} has been used up.`,
    si: `${code} වට්ටම් කේතය භාවිත කළ හැකි වාර ගණන අවසන්.`,
  }),
  'used-by-phone': (code) => ({
    en: `The promo code ${code} was already used with this phone number.`,
    si: `මෙම දුරකථන අංකයෙන් ${code} වට්ටම් කේතය දැනටමත් භාවිත කර තිබෙනවා.`,
  }),
  'minimum-not-reached': (code, { missingLkr }) => ({
    en: `The promo code ${code} applies once there is ${formatRupees(missingLkr)} more in your cart.`,
    si: `${code} වට්ටම් කේතය යෙදීමට කරත්තයට තව රු. ${groupThousands(missingLkr)}ක භාණ්ඩ එක් කරන්න.`,
  }),
  'no-such-product': (code) => ({
    en: `The promo code ${code} is for other products than those in your cart.`,
    si: `${code} වට්ටම් කේතය ඔබේ කරත්තයේ ඇති නිෂ්පාදන සඳහා නොවෙයි.`,
  }),
  'too-small': (code) => ({
    en: `The discount of the promo code ${code} is less than one rupee here, so nothing is taken off.`,
    si: `${code} වට්ටම් කේතයෙන් ලැබෙන වට්ටම මෙහිදී රුපියලකටත් අඩු නිසා මිලෙන් කිසිවක් අඩු වන්නේ නැහැ.`,
  }),
};

/** Tells the shopper why a code gives no discount. */
export function promoProblemCopy<Code extends PromoProblem['code']>(code: string, problem: Extract<PromoProblem, { code: Code }>): Bilingual {
  return problemTexts[problem.code as Code](code, problem);
}
