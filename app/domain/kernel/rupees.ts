const nonBreakingSpace = '\u00a0';

/** The rupee sign that the shop prints; that of Intl differs between browsers and servers. */
export const rupeeSign = '₨';

/**
 * Formats a count or an amount in rupees with thousands separators: 3800 becomes "3,800". Throws on anything but a
 * whole number: money in this shop has no decimals.
 */
export function groupThousands(integer: number): string {
  if (!Number.isSafeInteger(integer)) throw new RangeError(`Not a whole number: ${integer}`);
  const digits = Math.abs(integer)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return integer < 0 ? `-${digits}` : digits;
}

/** Formats "₨ 3,800" in one unbreakable piece, for places that hold only text. */
export function formatRupees(amountLkr: number): string {
  return `${rupeeSign}${nonBreakingSpace}${groupThousands(amountLkr)}`;
}
