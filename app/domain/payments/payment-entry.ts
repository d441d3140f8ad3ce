export const entryKinds = ['received', 'refunded'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The way on which money came or went: as the owner, the gateway or the courier reported it, or by the gateway's refunds. */
export const paymentRoutes = ['owner', 'payhere', 'slip', 'courier', 'refund-api'] as const;
export type PaymentRoute = (typeof paymentRoutes)[number];

/** Where money of a step came from. */
export type PaymentSource = {
  via: PaymentRoute;
  /** A payment id, a tracking number. */
  reference?: string;
  /** What the gateway or courier kept, in rupees. */
  feeLkr?: number;
};

const byThemselves: readonly PaymentRoute[] = ['payhere'];

/** Whether the money came without anyone of the shop, so that its owner has not heard of it yet. */
export function comesByItself({ via }: PaymentSource): boolean {
  return byThemselves.includes(via);
}
