export const entryKinds = ['received', 'refunded'] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * The source of a money movement: entered by the owner, reported by the gateway or the courier, or a refund through the
 * gateway.
 */
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

const automaticRoutes: readonly PaymentRoute[] = ['payhere'];

/** Whether the money arrived without an action of the owner, who has to be notified. */
export function isAutomaticPayment({ via }: PaymentSource): boolean {
  return automaticRoutes.includes(via);
}
