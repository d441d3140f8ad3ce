import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { SavePromoRefusal } from '#domain/orders/promo/save-promo-code.server.ts';
import { type PromoKind, promoLimits } from '#domain/promotions/promo.ts';
import { savedSince, switchedSince } from '#ui/form/conflict.copy.ts';
import type { ErrorTexts, FormField, FormFields } from '#ui/form/form-fields.ts';
import { numberProblems, wholeRupees } from '#ui/form/number-problems.copy.ts';

export const promoCodesCopy = {
  title: { en: 'Promo codes', si: 'වට්ටම් කේත' },
  lead: {
    en: 'A code takes percent or rupees off the goods of one order, never off the delivery.',
    si: 'කේතයකින් එක් ඇණවුමක භාණ්ඩවල මිලෙන් ප්‍රතිශතයක් හෝ රුපියල් ගණනක් අඩු වෙනවා. බෙදාහැරීමේ ගාස්තුවෙන් අඩු වන්නේ නැහැ.',
  },
  add: { en: 'Add promo code', si: 'වට්ටම් කේතයක් එක් කරන්න' },
  edit: { en: 'Edit promo code', si: 'වට්ටම් කේතය සංස්කරණය කරන්න' },
  none: { en: 'No promo codes yet', si: 'තවම වට්ටම් කේත නැහැ' },
  code: { en: 'Code', si: 'කේතය' },
  validity: { en: 'Valid', si: 'වලංගු කාලය' },
  uses: { en: 'Uses', si: 'භාවිත කළ වාර' },
  sales: { en: 'Sales', si: 'අලෙවිය' },
  given: { en: 'Discount given', si: 'දුන් වට්ටම' },
  state: { en: 'State', si: 'තත්ත්වය' },
  always: { en: 'Always', si: 'සැමවිටම' },
  actions: { en: 'Actions', si: 'ක්‍රියා' },
  notSaved: { en: 'The promo code was not saved', si: 'වට්ටම් කේතය සුරැකුණේ නැහැ' },
  saved: { en: 'Promo code saved', si: 'වට්ටම් කේතය සුරැකුණා' },
  products: { en: 'Products it is for', si: 'අදාළ නිෂ්පාදන' },
  productsHint: {
    en: 'Tick none, and it is for the whole cart.',
    si: 'කිසිවක් තෝරා නැත්නම් මුළු කරත්තයටම අදාළයි.',
  },
  fixed: {
    en: 'Orders have used this code, so its discount and its products can no longer be changed. Add a new code for another discount.',
    si: 'මෙම කේතය සමඟ ඇණවුම් තිබෙනවා. එහි වට්ටම සහ අදාළ නිෂ්පාදන වෙනස් කළ නොහැකියි. වෙනත් වට්ටමකට නව කේතයක් එක් කරන්න.',
  },
} satisfies Record<string, Bilingual>;

export const kindLabels: Record<PromoKind, Bilingual> = {
  percentage: { en: 'Percent', si: 'ප්‍රතිශතය' },
  amount: { en: 'Rupees', si: 'රුපියල්' },
};

export const stateLabels = {
  active: { en: 'Active', si: 'සක්‍රියයි' },
  'not-yet': { en: 'Not started', si: 'තවම ඇරඹී නැත' },
  over: { en: 'Over', si: 'අවසන්' },
  'used-up': { en: 'Used up', si: 'වාර අවසන්' },
  off: { en: 'Off', si: 'අක්‍රියයි' },
} satisfies Record<string, Bilingual>;

export type PromoState = keyof typeof stateLabels;

export function editNamed(code: string): Bilingual {
  return { en: `Edit ${code}`, si: `${code} සංස්කරණය කරන්න` };
}

export function usesCopy(uses: number, maxUses: number | null): string {
  return maxUses === null ? `${uses}` : `${uses} / ${maxUses}`;
}

const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

const fields = {
  promo: {
    label: { en: 'Code', si: 'කේතය' },
    max: 20,
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
    hint: {
      en: '3 to 20 English letters, digits and hyphens. Shoppers may type it in small letters.',
      si: 'ඉංග්‍රීසි අකුරු, ඉලක්කම් සහ කෙටි ඉරි 3 සිට 20 දක්වා. පාරිභෝගිකයන්ට එය කුඩා ඉංග්‍රීසි අකුරින් වුවද ලිවිය හැකියි.',
    },
  },
  kind: { label: { en: 'Kind', si: 'වර්ගය' } },
  value: {
    label: { en: 'Percent or rupees', si: 'ප්‍රතිශතය හෝ රුපියල් ගණන' },
    range: { min: 1, max: promoLimits.amountLkr },
    input: number,
  },
  minimumLkr: {
    label: { en: 'Minimum order in rupees', si: 'අවම ඇණවුම රුපියල්වලින්' },
    range: { max: promoLimits.amountLkr },
    optional: true,
    input: number,
    wrong: { 'not-whole': wholeRupees },
    hint: { en: 'Of all goods, before the discount.', si: 'වට්ටමට පෙර, සියලු භාණ්ඩවල එකතුව.' },
  },
  startsOn: { label: { en: 'First day', si: 'පළමු දිනය' }, optional: true, input: { type: 'date', autoComplete: 'off' } },
  endsOn: { label: { en: 'Last day', si: 'අවසන් දිනය' }, optional: true, input: { type: 'date', autoComplete: 'off' } },
  maxUses: { label: { en: 'Uses in all', si: 'මුළු වාර ගණන' }, range: { min: 1, max: promoLimits.uses }, optional: true, input: number },
  maxUsesPerPhone: {
    label: { en: 'Uses for each phone number', si: 'දුරකථන අංකයකට වාර ගණන' },
    range: { min: 1, max: promoLimits.uses },
    optional: true,
    input: number,
    hint: { en: 'Left empty, there is no limit.', si: 'හිස්ව තැබුවහොත් සීමාවක් නැහැ.' },
  },
  active: { label: { en: 'Shoppers can use it', si: 'පාරිභෝගිකයන්ට භාවිත කළ හැකියි' } },
} satisfies FormFields;

export function deletedProductName({ en, si }: Bilingual): Bilingual {
  return { en: `${en} (deleted)`, si: si && `${si} (මැකූ)` };
}

/** Returns the fields of a code, with one for each product. */
export function promoFields(products: readonly { id: string; name: Bilingual }[]): FormFields {
  const ticks = products.map(({ id, name }): [string, FormField] => [`product.${id}`, { label: name }]);
  return { ...fields, ...Object.fromEntries(ticks) };
}

export const promoProblems: ErrorTexts = {
  ...numberProblems,
  promo: () => ({
    en: 'Please use 3 to 20 English letters, digits and hyphens.',
    si: 'කරුණාකර ඉංග්‍රීසි අකුරු, ඉලක්කම් සහ කෙටි ඉරි 3 සිට 20 දක්වා යොදන්න.',
  }),
  percent: () => ({ en: 'Please enter at most 100 percent.', si: 'උපරිම ප්‍රතිශතය 100. කරුණාකර ඊට නොවැඩි අගයක් ඇතුළත් කරන්න.' }),
  day: () => ({ en: 'Please enter a day of the calendar.', si: 'කරුණාකර දින දර්ශනයේ දිනයක් ඇතුළත් කරන්න.' }),
  'before-start': () => ({ en: 'The last day is before the first.', si: 'අවසන් දිනය පළමු දිනයට පෙර දිනයක්.' }),
};

/** A refusal without a form that is shown again, or with the values of another admin. */
type OtherRefusal = 'promo-not-found' | 'changed-since';

const refusals: Record<Exclude<SavePromoRefusal['code'], OtherRefusal>, Bilingual> = {
  'promo-taken': { en: 'There is already a promo code of this name.', si: 'මෙම නමින් වට්ටම් කේතයක් දැනටමත් තිබෙනවා.' },
  'promo-in-use': promoCodesCopy.fixed,
};

export type ShownPromoRefusal = Exclude<SavePromoRefusal, { code: OtherRefusal }>;

export function promoRefusalCopy(refusal: ShownPromoRefusal): Bilingual {
  return refusals[refusal.code];
}

/** Tells an owner that someone else saved the code in the meantime. */
export function changedBy(name: string | undefined): Bilingual {
  return {
    en: `${name ?? 'Another admin'} saved this code while the form was open. Your changes are not saved yet. The differences are marked: please check them and save again.`,
    si: `මෙම පෝරමය විවෘතව තිබියදී ${name ?? 'වෙනත් පරිපාලකයෙක්'} මෙම කේතය සුරැකුම් කළා. ඔබේ වෙනස්කම් තවම සුරැකී නැහැ. වෙනස් තැන් සලකුණු කර තිබෙනවා; බලා නැවත සුරකින්න.`,
  };
}

/** Marks a field in which another admin saved another value. */
export function promoSavedSince(field: string, saved: string): Bilingual {
  const isSwitch = field === 'active' || field.startsWith('product.');
  if (isSwitch) return switchedSince[saved === 'on' ? 'on' : 'off'];
  if (field !== 'kind') return savedSince(saved);
  const { en, si } = kindLabels[saved === 'amount' ? 'amount' : 'percentage'];
  return { en: savedSince(en).en, si: savedSince(si).si };
}
