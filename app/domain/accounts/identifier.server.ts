import { z } from 'zod';
import { normalisePhone } from '#domain/kernel/phone.server.ts';
import { identifierLimit } from './sign-up-form.ts';

/** A sign-in identifier: an e-mail address in lower case, or a Sri Lankan phone as E.164. */
export type Identifier = { kind: 'email'; email: string } | { kind: 'phone'; phoneE164: string };

/**
 * Parses an e-mail address or a phone; undefined for anything else. Ignores case, width and surrounding spaces, and
 * refuses the internal addresses of accounts, which nobody is shown.
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

/** Normalizes an identifier for comparing and counting. */
export function plainIdentifier(typed: string): string {
  const known = readIdentifier(typed);
  if (!known) return typed.normalize('NFKC').trim().toLowerCase();
  return known.kind === 'email' ? known.email : known.phoneE164;
}

/**
 * Returns whether an address is a placeholder: the account was made by phone, or is an owner's or the demonstration's.
 * Never shown, and no message is ever sent to it.
 */
export function isInternalEmail(email: string): boolean {
  return email === '' || /\.invalid$/i.test(email);
}
