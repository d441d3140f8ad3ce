import { createHash, timingSafeEqual } from 'node:crypto';

/** The signed texts of PayHere's protocol, exactly as they are sent. */
export type Signed = {
  merchantId: string;
  reference: string;
  /** With two decimals, a dot, and nothing between the thousands. */
  amount: string;
  currency: string;
};

/** Returns an amount of whole rupees as PayHere wants it: 3800.00. */
export function payHereAmount(amountLkr: number): string {
  return amountLkr.toFixed(2);
}

/** Returns the `hash` of a new payment. Source: PayHere, Checkout API. */
export function checkoutHash(signed: Signed, secret: string): string {
  return md5([...partsOf(signed), md5(secret)]);
}

/** Returns the `md5sig` of a notification. Source: PayHere, Checkout API, "Listening to Payment Notification". */
export function notificationSignature(
  { statusCode, ...signed }: Signed & { statusCode: string },
  secret: string,
): string {
  return md5([...partsOf(signed), statusCode, md5(secret)]);
}

/** Compares in the same time whatever differs. */
export function isSameSignature(sent: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(expected));
}

function partsOf({ merchantId, reference, amount, currency }: Signed): string[] {
  return [merchantId, reference, amount, currency];
}

function md5(parts: string | string[]): string {
  return createHash('md5').update([parts].flat().join('')).digest('hex').toUpperCase();
}
