import { z } from 'zod';
import { isCommonPassword } from './common-passwords.server.ts';
import { type PasswordProblem, passwordLength } from './password.ts';

const isChosen = (password: string) => password !== '';
const isLongEnough = (password: string) => [...password].length >= passwordLength.min;
/** Counted as browsers and the library count, in units of UTF-16. */
const isShortEnough = (password: string) => password.length <= passwordLength.max;
const isUncommon = (password: string) => !isCommonPassword(password);

const problem = (code: PasswordProblem) => ({ error: code, abort: true });

/** A password that somebody chooses, kept as it was typed. Signing up, a reset and a change ask for the same. */
export const newPassword = z
  .string({ error: 'required' satisfies PasswordProblem })
  .refine(isChosen, problem('required'))
  .refine(isLongEnough, problem('too-short'))
  .refine(isShortEnough, problem('too-long'))
  .refine(isUncommon, problem('common'));
