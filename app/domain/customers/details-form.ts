import { maxNameLength } from '#domain/accounts/sign-up-form.ts';

/** The longest texts of a customer's details, in Unicode characters. */
export const detailsLimits = { name: maxNameLength, email: 254, phone: 30 } as const;

/** Parsed details: the e-mail address in lower case, the phone as E.164. */
export type DetailsForm = {
  name: string;
  email: string | undefined;
  phone: string | undefined;
};
