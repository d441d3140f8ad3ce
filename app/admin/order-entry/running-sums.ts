import { readQuantities } from '#domain/orders/fulfilment/read-quantities.ts';
import type { District } from '#domain/places/districts.ts';
import { districtSent } from '#domain/settings/delivery/delivery-rules.ts';
import { quantityField } from './entry-answer.ts';

type Goods = { lines: { productId: string; totalLkr: number }[]; subtotalLkr: number };
/** What is added to the products and taken off, in rupees: by the district and the promo code that are typed. */
export type Fees = {
  feeIn: (district: District | undefined) => number;
  discountOn: (goods: Goods, typedCode: string) => number;
};
export type RunningSums = Omit<Goods, 'lines'> & {
  discountLkr: number;
  deliveryFeeLkr: number;
  totalLkr: number;
};
type Priced = { productId: string; priceLkr: number };

/** Returns what an order would come to with the typed quantities; undefined while one of them is malformed. */
export function runningSums(
  form: Record<string, unknown>,
  items: readonly Priced[],
  { feeIn, discountOn }: Fees,
): RunningSums | undefined {
  // A product that is sold out has a field that is not sent.
  const typed = items.flatMap(({ productId }) => {
    const name = quantityField(productId);
    return name in form ? [[name, form[name]]] : [];
  });
  const quantities = readQuantities(Object.fromEntries(typed));
  if (!quantities) return undefined;
  const lines = items.map(({ productId, priceLkr }) => {
    return { productId, totalLkr: priceLkr * (quantities.get(productId) ?? 0) };
  });
  const subtotalLkr = lines.reduce((sum, { totalLkr }) => sum + totalLkr, 0);
  if (subtotalLkr === 0) return { subtotalLkr, discountLkr: 0, deliveryFeeLkr: 0, totalLkr: 0 };
  const deliveryFeeLkr = feeIn(districtSent(form['district']));
  const discountLkr = discountOn({ lines, subtotalLkr }, `${form['promo'] ?? ''}`);
  const totalLkr = subtotalLkr + deliveryFeeLkr - discountLkr;
  return { subtotalLkr, discountLkr, deliveryFeeLkr, totalLkr };
}
