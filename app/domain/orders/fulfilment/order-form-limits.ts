/** The longest texts of the owner's smaller forms, counted in letters as Unicode counts them. */
export const orderFormLimits = {
  courier: 60,
  trackingNumber: 60,
  note: 1000,
  reason: 300,
} as const;
