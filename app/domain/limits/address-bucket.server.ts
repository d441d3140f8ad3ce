import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the part of a client's address that counts as one household: an IPv4 address whole, of an IPv6 address the
 * first 64 bits, because one client has all addresses that begin with them.
 */
export function addressBucket(address: string): string {
  return bucketForAddress(address, 4);
}

/**
 * Returns the network of an address: an IPv4 address whole, of an IPv6 address the first 48 bits, as providers assign
 * them.
 */
export function networkBucket(address: string): string {
  return bucketForAddress(address, 3);
}

/**
 * Returns the bucket of a username, an e-mail address or a phone number: a hash, so that the table of budgets does not
 * reveal the typed text.
 */
export function hashedBucket(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Keeps that many groups of 16 bits of an IPv6 address, and an IPv4 address whole, also one written as IPv6. */
function bucketForAddress(address: string, groupCount: number): string {
  const [plain = ''] = address.split('%');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  return mapped ?? `${addressPrefix(plain, groupCount)}::/${groupCount * 16}`;
}

function addressPrefix(address: string, count: number): string {
  const [before = '', after] = address.split('::');
  const head = splitGroups(before);
  const missing = after === undefined ? 0 : 8 - head.length - splitGroups(after).length;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...splitGroups(after ?? '')];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Replaces an IPv4 address at the end by two groups of zeros: it is never part of the first four groups, which count. */
function splitGroups(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
