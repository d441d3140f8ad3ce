/** The minimum length of a password in characters, and the maximum in UTF-16 units. */
export const passwordLength = { min: 8, max: 128 } as const;

/** The rule that a new password breaks. */
export type PasswordErrorCode = 'required' | 'too-short' | 'too-long' | 'common';
