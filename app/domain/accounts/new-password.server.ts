import { createHash } from 'node:crypto';
import { z } from 'zod';
import { commonPasswordHashes } from './common-password-hashes.server.ts';
import { type PasswordErrorCode, passwordLength } from './password.ts';

const isLongEnough = (password: string) => [...password].length >= passwordLength.min;
/** Counts UTF-16 units, as browsers do. */
const isShortEnough = (password: string) => password.length <= passwordLength.max;
const isUncommon = (password: string) => !isCommonPassword(password);

const issue = (code: PasswordErrorCode) => ({ error: code, abort: true });

/** Validates a new password, exactly as typed. Sign-up, reset, change and the command line share these rules. */
export const newPasswordSchema = z
  .string({ error: 'required' satisfies PasswordErrorCode })
  .refine((password) => password !== '', issue('required'))
  .refine(isLongEnough, issue('too-short'))
  .refine(isShortEnough, issue('too-long'))
  .refine(isUncommon, issue('common'));

/** Returns the first rule that a new password breaks, if any. */
export function findPasswordError(password: string): PasswordErrorCode | undefined {
  return newPasswordSchema.safeParse(password).error?.issues[0]?.message as
    | PasswordErrorCode
    | undefined;
}

/** Common passwords that the leaked lists lack: words of this shop and country, defaults, and rows of a keyboard. */
const shopWords = new Set(
  (
    'sandhi ayurveda srilanka colombo lanka ceylon buddha kandy galle sinhala jayasrilanka ' +
    'qwertyui asdfghjk zxcvbnm abcd abcdefgh 1q2w3e4r q1w2e3r4 zaq12wsx changeme admin administrator letmein welcome'
  ).split(' '),
);

/**
 * Returns whether a password is easily guessed: a listed one, with or without digits and symbols at its end, ignoring case,
 * or one of fewer than four different characters.
 */
export function isCommonPassword(password: string): boolean {
  const lowerCase = password.toLowerCase();
  const withoutTail = lowerCase.replace(/[\d!@#$.*]+$/, '');
  return isListedWord(lowerCase) || isListedWord(withoutTail) || new Set(lowerCase).size < 4;
}

let leakedHashes: Set<number> | undefined;

function isListedWord(word: string): boolean {
  if (word === '') return false;
  leakedHashes ??= decodeHashes(commonPasswordHashes);
  return (
    shopWords.has(word) ||
    leakedHashes.has(createHash('sha256').update(word).digest().readUInt32BE(0))
  );
}

function decodeHashes(list: string): Set<number> {
  const bytes = Buffer.from(list, 'base64');
  return new Set(
    Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)),
  );
}
