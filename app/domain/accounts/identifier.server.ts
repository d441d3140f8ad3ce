import { z } from 'zod';
import { parsePhone } from '#domain/kernel/phone.server.ts';
import { visibleText } from '#domain/kernel/visible-text.ts';
import { maxIdentifierLength } from './sign-up-form.ts';

/** A sign-in identifier: an e-mail address in lower case, or a Sri Lankan phone number as E.164. */
export type Identifier = { kind: 'email'; email: string } | { kind: 'phone'; phoneE164: string };

/**
 * Parses an e-mail address or a phone number; undefined for anything else, placeholder addresses included. Ignores
 * case, width, invisible marks and surrounding spaces.
 */
export function parseIdentifier(input: string): Identifier | undefined {
  const plain = visibleText(input).trim();
  if (plain.length > maxIdentifierLength) return undefined;
  if (plain.includes('@')) return parseEmail(plain.toLowerCase());
  const phoneE164 = parsePhone(plain);
  return phoneE164 === undefined ? undefined : { kind: 'phone', phoneE164 };
}

function parseEmail(email: string): Identifier | undefined {
  if (isPlaceholderEmail(email) || !z.email().safeParse(email).success) return undefined;
  return { kind: 'email', email };
}

/** Normalizes an identifier, well-formed or not, for comparing and counting. */
export function normalizeIdentifier(input: string): string {
  const identifier = parseIdentifier(input);
  if (!identifier) return visibleText(input).trim().toLowerCase();
  return identifier.kind === 'email' ? identifier.email : identifier.phoneE164;
}

/**
 * Returns whether an address is empty or a placeholder such as every account has in `users.email`; the real address is
 * in `customers`.
 */
export function isPlaceholderEmail(email: string): boolean {
  return email === '' || /\.invalid$/i.test(email);
}
