/** Why units entered or left the stock. */
export const movementReasons = [
  'opening',
  'order',
  'cancelled',
  'reinstated',
  'adjusted',
  'corrected',
  'returned',
] as const;
export type MovementReason = (typeof movementReasons)[number];

/** What one order takes of one product, or returns. */
export type Units = { productId: string; quantity: number };
