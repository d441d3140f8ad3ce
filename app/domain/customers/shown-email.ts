/** An account made by phone has an address of the shop's own making, which nobody sees and nothing is sent to. */
export function shownEmail(email: string): string | undefined {
  return email === '' || email.endsWith('.invalid') ? undefined : email;
}
