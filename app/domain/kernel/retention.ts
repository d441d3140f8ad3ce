/**
 * The days for which the shop keeps data that it does not need for ever. Named under each list of the panel and in the
 * privacy policy of a new shop. The statistics of the dashboard cover seven days.
 */
export const retentionDays = {
  /** Analytics events: views, searches, additions to the cart. */
  events: 90,
  /** Requests for a new password. The owner sees them for a week. */
  resetRequests: 30,
  /** Messages that the shop sends: e-mails, SMS, WhatsApp messages and push notifications. */
  messages: 365,
  /** Messages sent by the contact form. */
  inbox: 365,
  /** WhatsApp messages from shoppers, which may mention health, and the answers of the owner. */
  chats: 90,
  /** First names and towns under reviews. */
  reviewNames: 1095,
  /** Private notes of the owner about customers and on orders. */
  customerNotes: 730,
  /** Consents to offers. */
  offerConsents: 1095,
  /** Withdrawals of consents. */
  withdrawnConsents: 365,
  /** E-mail addresses that wait for a product. */
  stockAlerts: 365,
  /** Addresses that were not confirmed. */
  unconfirmedAlerts: 7,
  /** Addresses that were notified of the product. */
  notifiedAlerts: 30,
  /** Pictures of parcels with a problem. */
  problemPictures: 180,
  /** Reported problems with parcels. */
  problems: 1095,
  /** First and last names of online payers. */
  payerNames: 90,
  /** Bank slips, unless the owner sets other days. */
  bankSlips: 180,
  /**
   * Remittances of couriers, and previews that were never taken over. They hold only parcel numbers and sums.
   */
  remittances: 730,
  remittancePreviews: 14,
  /** Admin actions. */
  auditEntries: 730,
} as const;
export type RetentionKind = keyof typeof retentionDays;
