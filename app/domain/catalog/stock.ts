/** Why units came to the shelf or left it. */
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

/** What one order wants of one product, or gives back. */
export type Units = { productId: string; quantity: number };
