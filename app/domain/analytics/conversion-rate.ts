/** How many of a hundred views led into the cart, with two decimals; '0' where nothing was viewed. */
export function conversionRate(counted: { productViews: number; addToCarts: number }): string {
  const { productViews, addToCarts } = counted;
  return productViews > 0 ? ((addToCarts / productViews) * 100).toFixed(2) : '0';
}
