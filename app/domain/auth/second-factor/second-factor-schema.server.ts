import { z } from 'zod';

const filledIn = z.string('required').trim().min(1, 'required');

/** Parses a code of the app or a recovery code, as typed. */
export const codeForm = z.object({ code: filledIn });

/** The changes of the second factor that an admin can make in the panel. */
const changes = ['recovery-codes', 'replace', 'off'] as const;
export type SecondFactorChange = (typeof changes)[number];

/** Parses a change, with the password and a code that it requires. */
export const changeForm = z.object({
  change: z.enum(changes, 'required'),
  password: z.string('required').min(1, 'required'),
  code: filledIn,
});

export const switchOnForm = z.object({ password: z.string('required').min(1, 'required') });
