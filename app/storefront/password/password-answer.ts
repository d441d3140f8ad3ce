import type { PasswordProblem } from '#domain/accounts/password.ts';

export type PasswordProblems = {
  identifier?: 'required' | 'identifier';
  currentPassword?: 'required' | 'wrong-password';
  password?: PasswordProblem;
};

/** Why a form that was filled in well was not taken. */
export type PasswordTrouble =
  | { code: 'failed' }
  | { code: 'demo-account' }
  | { code: 'too-many-tries'; minutes: number };

/** What a form of this folder is told. Passwords are never sent back. */
export type PasswordAnswer = {
  problems: PasswordProblems;
  trouble?: PasswordTrouble;
  identifier?: string;
};
