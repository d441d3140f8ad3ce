import { z } from 'zod';
import { normalisePhone } from '#domain/kernel/phone.server.ts';
import { identifierLimit } from './sign-up-form.ts';

/** What somebody signs in with: an e-mail address in small letters, or a Sri Lankan phone as E.164. */
export type Identifier = { kind: 'email'; email: string } | { kind: 'phone'; phoneE164: string };

/**
 * Reads what was typed as one of the two; undefined for anything else. Case, width and spaces around it do not count.
 * The internal addresses of accounts are none: nobody types what nobody is shown.
 */
export function readIdentifier(typed: string): Identifier | undefined {
  const plain = typed.normalize('NFKC').trim();
  if (plain.length > identifierLimit) return undefined;
  if (plain.includes('@')) return readEmail(plain.toLowerCase());
  const phoneE164 = normalisePhone(plain);
  return phoneE164 === undefined ? undefined : { kind: 'phone', phoneE164 };
}

function readEmail(email: string): Identifier | undefined {
  if (isInternalEmail(email) || !z.email().safeParse(email).success) return undefined;
  return { kind: 'email', email };
}

/** The one way in which an identifier is written, for comparing and counting. */
export function plainIdentifier(typed: string): string {
  const known = readIdentifier(typed);
  if (!known) return typed.normalize('NFKC').trim().toLowerCase();
  return known.kind === 'email' ? known.email : known.phoneE164;
}

/**
 * An address that only fills the column: the account was made by phone, or is an owner's or the demonstration's.
 * It is never shown and nothing is ever sent to it.
 */
export function isInternalEmail(email: string): boolean {
  return email === '' || /\.invalid$/i.test(email);
}
