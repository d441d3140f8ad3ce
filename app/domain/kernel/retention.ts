/**
 * How many days the shop keeps data that it does not need for ever. Named under each list of the panel and in the
 * privacy policy of a new shop. The figures of the dashboard cover seven days.
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
  /** What people wrote on WhatsApp, which may say how they are, with the answers. */
  chats: 90,
  /** First names and towns under reviews. */
  reviewNames: 1095,
  /** Private notes of the owner about customers. */
  customerNotes: 730,
  /** Who said yes to offers. */
  offerConsents: 1095,
  /** Who took that back. */
  withdrawnConsents: 365,
  /** E-mail addresses that wait for a product. */
  stockAlerts: 365,
  /** Those that were not confirmed. */
  unconfirmedAlerts: 7,
  /** Those that were told. */
  toldAlerts: 30,
  /** Pictures of parcels with a problem. */
  problemPictures: 180,
  /** What customers told of parcels with a problem. */
  problems: 1095,
  /** First and last names of who paid online. */
  payerNames: 90,
  /** Bank slips, unless the owner sets other days. */
  bankSlips: 180,
  /** Lists of couriers, and those that were never taken over. They hold numbers of parcels and sums alone. */
  remittances: 730,
  remittancePreviews: 14,
  /** What admins did. */
  auditEntries: 730,
} as const;
export type Kept = keyof typeof keptDays;
