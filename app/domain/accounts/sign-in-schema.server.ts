import { z } from 'zod';
import { normalizeUsername } from './username.ts';

const filledIn = z.string('required').min(1, 'required');

/** Validates the login form of admins. Usernames ignore case, width and surrounding spaces. */
export const signInSchema = z.object({
  username: filledIn.transform(normalizeUsername).pipe(filledIn),
  password: filledIn,
});
export type Credentials = z.output<typeof signInSchema>;

/** Validates the sign-in of customers. Does not say whether the identifier is well-formed, which would help guessing. */
export const customerSignInSchema = z.object({
  identifier: z.string('required').trim().min(1, 'required'),
  password: filledIn,
});
