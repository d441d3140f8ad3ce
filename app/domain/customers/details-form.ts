/** The longest texts of a customer's details, in Unicode characters. */
export const detailsLimits = { name: 100, email: 254, phone: 30 } as const;

/** Parsed details: the e-mail address in lower case, the phone as E.164. */
export type DetailsForm = {
  name: string;
  email: string | undefined;
  phone: string | undefined;
};
