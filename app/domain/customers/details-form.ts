/** What a customer can say about themselves. */
export const detailsFields = ['name', 'email', 'phone', 'password'] as const;
export type DetailsField = (typeof detailsFields)[number];

export const detailsLimits = { name: 100, email: 254, phone: 30 } as const;

/** What can be wrong with a field. The screen owns the sentences. */
export type DetailsProblem =
  | 'required'
  | 'too-long'
  | 'unreadable'
  | 'email'
  | 'phone'
  | 'already-used'
  | 'wrong-password';

/** Details that were understood: the e-mail address in small letters, the phone as E.164. */
export type DetailsForm = {
  name: string;
  email: string | undefined;
  phone: string | undefined;
};
