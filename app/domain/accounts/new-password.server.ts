import { createHash } from 'node:crypto';
import { z } from 'zod';
import { commonPasswordHashes } from './common-password-hashes.server.ts';
import { type PasswordProblem, passwordLength } from './password.ts';

const isLongEnough = (password: string) => [...password].length >= passwordLength.min;
/** Counts UTF-16 units, as browsers do. */
const isShortEnough = (password: string) => password.length <= passwordLength.max;
const isUncommon = (password: string) => !isCommonPassword(password);

const problem = (code: PasswordProblem) => ({ error: code, abort: true });

/** Reads a new password, exactly as typed. Sign-up, reset, change and the command line share these rules. */
export const newPassword = z
  .string({ error: 'required' satisfies PasswordProblem })
  .refine((password) => password !== '', problem('required'))
  .refine(isLongEnough, problem('too-short'))
  .refine(isShortEnough, problem('too-long'))
  .refine(isUncommon, problem('common'));

/** Returns the first problem of a new password, if any. */
export function problemOfPassword(password: string): PasswordProblem | undefined {
  return newPassword.safeParse(password).error?.issues[0]?.message as PasswordProblem | undefined;
}

/** Words that are guessed first in this shop only, and keys in the order of a keyboard. */
const ours = new Set(
  (
    'sandhi ayurveda srilanka colombo lanka ceylon buddha kandy galle sinhala jayasrilanka ' +
    'qwertyui asdfghjk zxcvbnm abcd abcdefgh 1q2w3e4r q1w2e3r4 zaq12wsx changeme admin administrator letmein welcome'
  ).split(' '),
);

/** Returns whether attackers try the password first. Ignores case, and digits and symbols added at the end. */
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
