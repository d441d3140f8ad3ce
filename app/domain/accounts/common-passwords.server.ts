import { createHash } from 'node:crypto';
import { commonPasswordHashes } from './common-password-hashes.server.ts';

/** What is guessed first in this shop and no other, and letters in the order of a keyboard. */
const ours = new Set(
  (
    'sandhi ayurveda srilanka colombo lanka ceylon buddha kandy galle sinhala jayasrilanka ' +
    'qwertyui asdfghjk zxcvbnm abcd abcdefgh 1q2w3e4r q1w2e3r4 zaq12wsx changeme admin administrator letmein welcome'
  ).split(' '),
);

/** Tried first by everybody who guesses. Compared without regard to case, and to figures and signs added at the end. */
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
