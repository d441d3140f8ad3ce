/** The reasons for which units enter or leave the stock. */
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

/** The units of one product that an order takes or returns. */
export type Units = { productId: string; quantity: number };
