/** How long a password may be, in UTF-16 units. Besides, only common passwords are refused. */
export const passwordLength = { min: 8, max: 128 } as const;

/** What can be wrong with a new password. */
export type PasswordProblem = 'required' | 'too-short' | 'too-long' | 'common';
