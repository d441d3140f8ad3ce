import { readQuantities } from '#domain/orders/fulfilment/read-quantities.ts';
import type { District } from '#domain/places/districts.ts';
import { districtSent } from '#domain/settings/delivery-rules.ts';
import { quantityField } from './entry-answer.ts';

/** What is added to the products and taken off, in rupees. The fee goes by the district of the form. */
export type Fees = { feeIn: (district: District | undefined) => number; discountLkr: number };
export type RunningSums = { subtotalLkr: number; deliveryFeeLkr: number; totalLkr: number };
type Priced = { productId: string; priceLkr: number };

/** Returns what an order would come to with the typed quantities; undefined while one of them is malformed. */
export function runningSums(
  form: Record<string, unknown>,
  items: readonly Priced[],
  { feeIn, discountLkr }: Fees,
): RunningSums | undefined {
  // A product that is sold out has a field that is not sent.
  const typed = items.flatMap(({ productId }) => {
    const name = quantityField(productId);
    return name in form ? [[name, form[name]]] : [];
  });
  const quantities = readQuantities(Object.fromEntries(typed));
  if (!quantities) return undefined;
  const subtotalLkr = items.reduce(
    (sum, { productId, priceLkr }) => sum + priceLkr * (quantities.get(productId) ?? 0),
    0,
  );
  const deliveryFeeLkr = feeIn(districtSent(form['district']));
  if (subtotalLkr === 0) return { subtotalLkr, deliveryFeeLkr: 0, totalLkr: 0 };
  return { subtotalLkr, deliveryFeeLkr, totalLkr: subtotalLkr + deliveryFeeLkr - discountLkr };
}
