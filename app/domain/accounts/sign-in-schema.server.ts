import { z } from 'zod';
import { plainUsername } from './username.ts';

const filledIn = z.string('required').min(1, 'required');

/** Reads the login form. Names ignore case, width and surrounding spaces. */
export const signInSchema = z.object({
  username: filledIn.transform(plainUsername).pipe(filledIn),
  password: filledIn,
});
export type Credentials = z.output<typeof signInSchema>;

/** Reads the customers' sign-in. Does not say whether the identifier is well-formed, which would help guessing. */
export const customerSignInSchema = z.object({
  identifier: z.string('required').trim().min(1, 'required'),
  password: filledIn,
});
