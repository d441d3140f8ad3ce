import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const secretBytes = 20;

/** Draws the secret shared by the shop and an authenticator app: base32 of 160 bits. */
export function newAppSecret(): string {
  return toBase32(randomBytes(secretBytes));
}

/** Encodes bytes by RFC 4648, without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the address that the QR code holds: whose code it is, and of which shop. */
export function appAddress(secret: string, { issuer, account }: AppName): string {
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
type AppName = { issuer: string; account: string };

const stepMs = 30_000;

/** Returns the half minute of a moment, counted by RFC 6238. */
export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / stepMs);
}

/** Computes the code of one step by RFC 4226. Apps that scan our QR code show six digits by SHA-1 in any case. */
export function codeOfStep(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const figure = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(figure % 10 ** digits).padStart(digits, '0');
}

/** Returns the steps that a code belongs to: now, or the half minute before or after, for clocks that differ. */
export function stepsOfCode(secret: Buffer, code: string, at: Date): number[] {
  const now = stepAt(at);
  return [now - 1, now, now + 1].filter((step) => isSame(codeOfStep(secret, step), code));
}

/** Reads a typed code: with spaces in the middle, or in full width. */
export function figuresOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
