/** Whether an admin may sign in by this name: 3 to 30 letters, digits, dots or underscores. Case does not count. */
export function isUsername(typed: string): boolean {
  return /^[a-z0-9_.]{3,30}$/i.test(typed);
}

/** Returns a username as it is kept and compared: without regard to case, width or spaces around it. */
export function plainUsername(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
