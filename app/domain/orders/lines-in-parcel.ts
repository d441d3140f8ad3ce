/** Returns the lines of an order with the units that its parcel holds: without those returned with a refund. */
export function linesInParcel<Line extends { quantity: number; returned: number }>(
  lines: readonly Line[],
): Omit<Line, 'returned'>[] {
  return lines.flatMap(({ returned, ...line }) =>
    line.quantity > returned ? [{ ...line, quantity: line.quantity - returned }] : [],
  );
}
