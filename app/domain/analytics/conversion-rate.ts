/** Returns the percentage of views that led into the cart, with two decimals; '0' without views. */
export function conversionRate(counted: { productViews: number; addToCarts: number }): string {
  const { productViews, addToCarts } = counted;
  return productViews > 0 ? ((addToCarts / productViews) * 100).toFixed(2) : '0';
}
