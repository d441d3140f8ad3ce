/** The fields that may identify the person in the history of an order: recipient, address, and free texts. */
export const personalFields = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'street',
  'notes',
  'text',
] as const;

/** The reason of a refund is a free text, such as "Selvi was in hospital"; that of a cancelled order is not. */
export const actionsWithReason = ['order-refunded', 'order-refund-followed'] as const;
