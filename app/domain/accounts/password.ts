/** How long a password may be. Nothing else is asked of it, except that nobody would guess it first. */
export const passwordLength = { min: 8, max: 128 } as const;

/** What can be wrong with a password that somebody chooses. */
export type PasswordProblem = 'required' | 'too-short' | 'too-long' | 'common';
