/** The most units of a product in an order; `readQuantities` refuses more. */
const maxQuantity = 9999;

/** Returns the typed quantity changed by some units: at least 0, at most the stock, and at most what the form accepts. */
export function steppedQuantity(typed: string, units: number, stock = maxQuantity): number {
  const quantity = (Number(typed) || 0) + units;
  return Math.min(Math.max(quantity, 0), stock, maxQuantity);
}
