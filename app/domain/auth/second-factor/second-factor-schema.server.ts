import { z } from 'zod';

const filledIn = z.string('required').trim().min(1, 'required').max(100, 'required');

/** A code of the app or a recovery code, as it was typed. */
export const codeForm = z.object({ code: filledIn });

/** What an admin does to the second factor from inside the panel. */
const changes = ['codes', 'replace', 'off'] as const;
export type Change = (typeof changes)[number];

/** It wants the password again, and a code besides. */
export const changeForm = z.object({
  change: z.enum(changes, 'required'),
  password: z.string('required').min(1, 'required'),
  code: filledIn,
});

export const switchOnForm = z.object({ password: z.string('required').min(1, 'required') });
