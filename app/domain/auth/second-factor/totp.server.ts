import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { visibleText } from '#domain/kernel/visible-text.ts';

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const secretBytes = 20;

/** Generates the secret shared by the shop and an authenticator app: base32 of 160 bits. */
export function generateTotpSecret(): string {
  return toBase32(randomBytes(secretBytes));
}

/** Encodes bytes by RFC 4648, without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    base32Alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Builds the `otpauth:` URI of the QR code, which names the account and the shop. */
export function totpUri(secret: string, { issuer, account }: TotpLabel): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
type TotpLabel = { issuer: string; account: string };

const stepMs = 30_000;

/** Returns the number of the time step of RFC 6238 that a time falls into. */
export function timeStepAt(time: Date): number {
  return Math.floor(time.getTime() / stepMs);
}

/** Computes the code of one time step by RFC 4226. Uses SHA-1, because many apps ignore another algorithm in a QR code. */
export function totpCode(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const truncated = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(truncated % 10 ** digits).padStart(digits, '0');
}

/** Returns the time steps that a code matches: the current one, or the one before or after, for clocks that differ. */
export function matchingSteps(secret: Buffer, code: string, time: Date): number[] {
  const now = timeStepAt(time);
  return [now - 1, now, now + 1].filter((step) =>
    equalsInConstantTime(totpCode(secret, step), code),
  );
}

/** Normalizes a typed code: removes spaces and invisible marks, converts full-width digits. */
export function normalizeCode(typed: string): string {
  return visibleText(typed).replace(/\s/g, '');
}

function equalsInConstantTime(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
