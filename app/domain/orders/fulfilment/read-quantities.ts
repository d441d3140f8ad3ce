/** The prefix of a quantity field's name; a dot and the product's id follow. `back` is the quantity to restock. */
type QuantityKind = 'quantity' | 'back';
const field = /^(quantity|back)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns the quantity of each product; undefined if one is not a whole number from 0 to 9,999. */
export function readQuantities(
  form: Record<string, unknown>,
  kind: QuantityKind = 'quantity',
): Map<string, number> | undefined {
  const quantities = new Map<string, number>();
  for (const [name, value] of Object.entries(form)) {
    const [, prefix, productId] = field.exec(name) ?? [];
    if (prefix !== kind || productId === undefined) continue;
    if (typeof value !== 'string' || !/^\s*\d{1,4}\s*$/.test(value)) return undefined;
    quantities.set(productId, Number(value));
  }
  return quantities;
}
