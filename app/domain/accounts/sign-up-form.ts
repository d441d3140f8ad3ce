import type { PasswordProblem } from './password.ts';

export const signUpFields = ['name', 'identifier', 'password'] as const;

export const nameLimit = 120;
/** The longest e-mail address there can be. */
export const identifierLimit = 254;

/** What can be wrong with what somebody fills in to get an account. */
export type SignUpProblems = {
  name?: 'required' | 'too-long' | 'unreadable';
  identifier?: 'required' | 'identifier';
  password?: PasswordProblem;
};
