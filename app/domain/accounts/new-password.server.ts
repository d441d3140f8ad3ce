import { createHash } from 'node:crypto';
import { z } from 'zod';
import { commonPasswordHashes } from './common-password-hashes.server.ts';
import { type PasswordProblem, passwordLength } from './password.ts';

const isLongEnough = (password: string) => [...password].length >= passwordLength.min;
/** Counted as browsers count, in units of UTF-16. */
const isShortEnough = (password: string) => password.length <= passwordLength.max;
const isUncommon = (password: string) => !isCommonPassword(password);

const problem = (code: PasswordProblem) => ({ error: code, abort: true });

/** A new password, kept as it was typed. Signing up, a reset, a change and the command line ask for the same. */
export const newPassword = z
  .string({ error: 'required' satisfies PasswordProblem })
  .refine((password) => password !== '', problem('required'))
  .refine(isLongEnough, problem('too-short'))
  .refine(isShortEnough, problem('too-long'))
  .refine(isUncommon, problem('common'));

/** The first problem with a new password, if any. */
export function problemOfPassword(password: string): PasswordProblem | undefined {
  return newPassword.safeParse(password).error?.issues[0]?.message as PasswordProblem | undefined;
}

/** Guessed first in this shop and no other, and keys in the order of a keyboard. */
const ours = new Set(
  (
    'sandhi ayurveda srilanka colombo lanka ceylon buddha kandy galle sinhala jayasrilanka ' +
    'qwertyui asdfghjk zxcvbnm abcd abcdefgh 1q2w3e4r q1w2e3r4 zaq12wsx changeme admin administrator letmein welcome'
  ).split(' '),
);

/** Whether guessers try it first. Case, and digits and signs added at the end, do not count. */
export function isCommonPassword(password: string): boolean {
  const written = password.toLowerCase();
  const withoutTail = written.replace(/[\d!@#$.*]+$/, '');
  return isListed(written) || isListed(withoutTail) || new Set(written).size < 4;
}

let leaked: Set<number> | undefined;

function isListed(word: string): boolean {
  if (word === '') return false;
  leaked ??= hashesOf(commonPasswordHashes);
  return ours.has(word) || leaked.has(createHash('sha256').update(word).digest().readUInt32BE(0));
}

function hashesOf(list: string): Set<number> {
  const bytes = Buffer.from(list, 'base64');
  return new Set(Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32BE(at * 4)));
}
