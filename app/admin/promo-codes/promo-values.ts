import { dayIn } from '#domain/kernel/colombo-time.ts';
import type { PromoForm } from '#domain/promotions/promo-schema.server.ts';

type PromoCode = PromoForm['terms'] & PromoForm['rules'] & { version: number };

/** Returns the values with which the form of a code opens. */
export function promoValuesOf(promo: PromoCode): Record<string, string> {
  const { code, startsAt, endsAt } = promo;
  const ticked = promo.productIds.map((id) => [`product.${id}`, 'on']);
  return {
    promo: code,
    kind: promo.kind,
    value: `${promo.value}`,
    minimumLkr: promo.minimumLkr === 0 ? '' : `${promo.minimumLkr}`,
    startsOn: startsAt ? dayIn(startsAt) : '',
    // Shows the last valid day: `endsAt` is the midnight after it.
    endsOn: endsAt ? dayIn(new Date(endsAt.getTime() - 1)) : '',
    maxUses: `${promo.maxUses ?? ''}`,
    maxUsesPerPhone: `${promo.maxUsesPerPhone ?? ''}`,
    active: promo.active ? 'on' : 'off',
    version: `${promo.version}`,
    ...Object.fromEntries(ticked),
  };
}

/** Returns what another admin has saved in the fields that differ; a product's box that was unticked as `off`. */
export function differencesOf(saved: PromoCode, typed: PromoForm): Record<string, string> {
  const savedValues = promoValuesOf(saved);
  const typedValues = promoValuesOf({ ...typed.terms, ...typed.rules, version: saved.version });
  const names = Object.keys({ ...savedValues, ...typedValues });
  const differing = names.filter((name) => savedValues[name] !== typedValues[name]);
  return Object.fromEntries(differing.map((name) => [name, savedValues[name] ?? 'off']));
}
