import { z } from 'zod';
import { wholeNumber, wholeNumberOr } from '#domain/catalog/editing/product-schema.server.ts';
import { colomboDay, daysLater } from '#domain/kernel/colombo-time.ts';
import { promoCodeOf, promoCodePattern, promoKinds, promoLimits } from './promo.ts';

const day = z
  .string()
  .trim()
  .default('')
  .refine((input) => input === '' || colomboDay(input) !== undefined, 'day')
  .transform((input) => colomboDay(input) ?? null);

/** Reads a whole number from 1; null for an empty field. */
const limit = wholeNumberOr(null, { max: promoLimits.uses })
  .refine((uses) => uses !== 0, 'out-of-range')
  .default(null);

const minimum = wholeNumberOr(0, { max: promoLimits.amountLkr }).default(0);

/** The prefix of the name of a product's checkbox; the product's id follows. */
const productFieldPrefix = 'product.';

/**
 * Reads the owner's form of a code. A ticked box limits the code to its product; `endsOn` is the last valid day. The `terms`
 * cannot change once an order has used the code; the `rules` can.
 */
export const promoSchema = z
  .looseObject({
    promo: z
      .string('required')
      .transform(promoCodeOf)
      .refine((code) => code !== '', 'required')
      .refine((code) => promoCodePattern.test(code), 'promo'),
    kind: z.enum(promoKinds, 'choose'),
    value: wholeNumber({ max: promoLimits.amountLkr }).refine((value) => value > 0, 'out-of-range'),
    minimumLkr: minimum,
    startsOn: day,
    endsOn: day,
    maxUses: limit,
    maxUsesPerPhone: limit,
    // The form sends `off`, and `on` too while the box is ticked.
    active: z
      .union([z.string(), z.array(z.string())])
      .default('on')
      .transform((sent) => [sent].flat().includes('on')),
    version: z.coerce.number().int().catch(0),
  })
  .superRefine(({ kind, value, startsOn, endsOn }, context) => {
    if (kind === 'percentage' && value > 100) {
      context.addIssue({ code: 'custom', path: ['value'], message: 'percent' });
    }
    if (startsOn && endsOn && endsOn < startsOn) {
      context.addIssue({ code: 'custom', path: ['endsOn'], message: 'before-start' });
    }
  })
  .transform(({ promo, startsOn, endsOn, version, ...form }) => ({
    version,
    terms: {
      code: promo,
      kind: form.kind,
      value: form.value,
      productIds: productsIn(form),
    },
    rules: {
      minimumLkr: form.minimumLkr,
      startsAt: startsOn,
      endsAt: endsOn && daysLater(endsOn, 1),
      maxUses: form.maxUses,
      maxUsesPerPhone: form.maxUsesPerPhone,
      active: form.active,
    },
  }));

export type PromoForm = z.output<typeof promoSchema>;

function productsIn(form: Record<string, unknown>): string[] {
  const ticked = Object.keys(form).filter(
    (name) => name.startsWith(productFieldPrefix) && form[name] === 'on',
  );
  const ids = ticked.map((name) => name.slice(productFieldPrefix.length));
  return ids.filter((id) => z.uuid().safeParse(id).success).sort();
}
