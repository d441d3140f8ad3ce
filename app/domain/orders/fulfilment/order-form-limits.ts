/** The maximum lengths of texts in the forms about an order, in Unicode characters. */
export const orderFormLimits = {
  courier: 60,
  trackingNumber: 60,
  note: 1000,
  reason: 300,
} as const;

/** The maximum number of orders in one form: as many as a page of the order list has. */
export const maxChosenOrders = 50;
