const nonBreakingSpace = '\u00a0';

/** The rupee sign that the shop prints; that of Intl differs between browsers and servers. */
export const rupeeSign = '₨';

/**
 * Formats whole rupees with Western thousands groups: 3800 becomes "3,800". Throws on anything but a whole number:
 * money in this shop has no decimals.
 */
export function groupedRupees(amountLkr: number): string {
  if (!Number.isSafeInteger(amountLkr)) throw new RangeError(`Not whole rupees: ${amountLkr}`);
  const digits = Math.abs(amountLkr)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return amountLkr < 0 ? `-${digits}` : digits;
}

/** Formats "₨ 3,800" in one unbreakable piece, for places that hold only text. */
export function formatRupees(amountLkr: number): string {
  return `${rupeeSign}${nonBreakingSpace}${groupedRupees(amountLkr)}`;
}
