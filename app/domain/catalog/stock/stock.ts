/** The reasons for which units enter or leave the stock. */
export const movementReasons = [
  'opening',
  /** Taken by a new order, or by an edit that adds units to one. */
  'order',
  'cancelled',
  /** Taken again by an order that is no longer cancelled. */
  'reinstated',
  /** Changed by an admin: counted, added, removed, or written off from a returned parcel. */
  'adjusted',
  /** Restocked by an edit that removes units from an order. */
  'corrected',
  'returned',
] as const;
export type MovementReason = (typeof movementReasons)[number];

/** The units of one product that an order takes or holds. */
export type ProductUnits = { productId: string; quantity: number };
