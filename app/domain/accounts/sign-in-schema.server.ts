import { z } from 'zod';
import { plainUsername } from './username.ts';

const filledIn = z.string('required').min(1, 'required');

/** The login form. Names are compared without regard to case, width or spaces around them. */
export const signInSchema = z.object({
  username: filledIn.transform(plainUsername).pipe(filledIn),
  password: filledIn,
});
export type Credentials = z.output<typeof signInSchema>;

/** The customers' sign-in. Whether the identifier can be one is not said: that would be one more answer to guess by. */
export const customerSignInSchema = z.object({
  identifier: z.string('required').trim().min(1, 'required'),
  password: filledIn,
});
