/** Quantities come as fields named `quantity.` and the product's id. */
const quantityField = /^quantity\.([0-9a-f-]{36})$/;

/** What is wanted of each product, from 0 to 9,999. Undefined where one of them is no such number. */
export function readQuantities(form: Record<string, unknown>): Map<string, number> | undefined {
  const quantities = new Map<string, number>();
  for (const [field, typed] of Object.entries(form)) {
    const productId = quantityField.exec(field)?.[1];
    if (productId === undefined) continue;
    if (typeof typed !== 'string' || !/^\s*\d{1,4}\s*$/.test(typed)) return undefined;
    quantities.set(productId, Number(typed));
  }
  return quantities;
}
