export const entryKinds = ['received', 'refunded'] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * The ways in which money of an order is received or refunded: entered by the owner, reported by PayHere, by an accepted
 * bank slip, by a courier's remittance, or refunded through PayHere's API.
 */
export const paymentSourceKinds = ['owner', 'payhere', 'slip', 'courier', 'refund-api'] as const;
export type PaymentSourceKind = (typeof paymentSourceKinds)[number];

/** The source of received or refunded money. */
export type PaymentSource = {
  via: PaymentSourceKind;
  /** The payment id, or the tracking or order number of the parcel. */
  reference?: string;
  /** The fee that the gateway or courier deducted, in rupees. */
  feeLkr?: number;
};

const automaticKinds: readonly PaymentSourceKind[] = ['payhere'];

/** Returns whether the money arrived without an action of the owner, who is then notified. */
export function isAutomaticPayment({ via }: PaymentSource): boolean {
  return automaticKinds.includes(via);
}
