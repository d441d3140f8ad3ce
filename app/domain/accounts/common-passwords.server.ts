/** What is tried first by everybody who guesses. Compared without regard to case, and to figures added at the end. */
const common = new Set(
  (
    '12345678 123456789 1234567890 87654321 11111111 00000000 password passw0rd p@ssword p@ssw0rd qwertyui ' +
    'qwertyuiop qwerty asdfghjk asdfghjkl zxcvbnm iloveyou letmein welcome admin administrator sunshine princess ' +
    'football baseball superman batman trustno1 starwars dragon monkey shadow master michael jennifer charlie ' +
    'computer internet whatever abc abcd abcdefgh abc123 1q2w3e4r 1qaz2wsx q1w2e3r4 zaq12wsx changeme secret ' +
    'sandhi ayurveda srilanka colombo lanka ceylon buddha'
  ).split(' '),
);

export function isCommonPassword(password: string): boolean {
  const written = password.toLowerCase();
  const withoutTail = written.replace(/[\d!@#$.*]+$/, '');
  return common.has(written) || common.has(withoutTail) || new Set(written).size < 4;
}
