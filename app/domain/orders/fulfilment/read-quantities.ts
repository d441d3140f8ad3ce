/** Quantities are sent in fields named by their meaning, a dot, and the id of the product. */
export type QuantityKind = 'quantity' | 'back';
const field = /^(quantity|back)\.([0-9a-f-]{36})$/;

/** Returns the quantity of each product, 0 to 9,999; undefined where one of them is no such number. */
export function readQuantities(
  form: Record<string, unknown>,
  kind: QuantityKind = 'quantity',
): Map<string, number> | undefined {
  const quantities = new Map<string, number>();
  for (const [name, typed] of Object.entries(form)) {
    const [, of, productId] = field.exec(name) ?? [];
    if (of !== kind || productId === undefined) continue;
    if (typeof typed !== 'string' || !/^\s*\d{1,4}\s*$/.test(typed)) return undefined;
    quantities.set(productId, Number(typed));
  }
  return quantities;
}
