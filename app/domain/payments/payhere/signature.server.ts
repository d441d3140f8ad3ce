import { createHash, timingSafeEqual } from 'node:crypto';

/** The signed fields of PayHere's protocol, exactly as they are sent. */
export type SignedFields = {
  merchantId: string;
  reference: string;
  /** With two decimals and a dot, without thousands separators. */
  amount: string;
  currency: string;
};

/** Formats whole rupees for PayHere: 3800.00. */
export function payHereAmount(amountLkr: number): string {
  return amountLkr.toFixed(2);
}

/** Returns the `hash` of a new payment. Source: PayHere, Checkout API. */
export function checkoutHash(signed: SignedFields, secret: string): string {
  return md5([...partsOf(signed), md5(secret)]);
}

/** Returns the `md5sig` of a notification. Source: PayHere, Checkout API, "Listening to Payment Notification". */
export function notificationSignature(
  { statusCode, ...signed }: SignedFields & { statusCode: string },
  secret: string,
): string {
  return md5([...partsOf(signed), statusCode, md5(secret)]);
}

/** Compares in constant time. */
export function isSameSignature(received: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}

function partsOf({ merchantId, reference, amount, currency }: SignedFields): string[] {
  return [merchantId, reference, amount, currency];
}

function md5(parts: string | string[]): string {
  return createHash('md5').update([parts].flat().join('')).digest('hex').toUpperCase();
}
