/**
 * Returns whether a WhatsApp message came from an account that shows a username. Meta then sends an id instead of the
 * number, such as LK.13491208655302741918, to which an answer can be sent.
 */
export function isAccountId(sender: string): boolean {
  return /^[A-Z]{2}\.[\dA-Za-z.]{1,140}$/.test(sender);
}
