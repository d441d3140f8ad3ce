/**
 * How many days the shop keeps what it does not need for ever. The lists of the panel say it under each list, and the
 * privacy policy of a new shop says it to shoppers. The figures of the dashboard look back on seven days.
 */
export const keptDays = {
  /** What visitors looked at, searched for and added to the cart. */
  events: 90,
  /** Requests for a new password. The owner sees them for a week. */
  resetRequests: 30,
  /** E-mails of the shop. */
  messages: 365,
  /** What people wrote through the contact form. */
  inbox: 365,
  /** What admins did. */
  auditEntries: 730,
} as const;
export type Kept = keyof typeof keptDays;
