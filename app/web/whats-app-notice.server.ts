import { createHash, timingSafeEqual } from 'node:crypto';
import {
  isSignedByMeta,
  readNotice,
  type WhatsAppNotice,
} from '#platform/whats-app/read-notice.server.ts';
import type { WhatsAppAccount } from './running-shop.server.ts';

/** Reads a webhook of Meta from its raw bytes. `forged`: not signed by Meta; undefined: no event that the shop handles. */
export async function readWhatsAppNotice(
  { appSecret, phoneNumberId }: WhatsAppAccount,
  request: Request,
): Promise<WhatsAppNotice | 'forged' | undefined> {
  const body = new Uint8Array(await request.arrayBuffer());
  const isSigned = isSignedByMeta(appSecret, body, request.headers.get('X-Hub-Signature-256'));
  return isSigned ? readNotice(body, phoneNumberId) : 'forged';
}

/** Returns Meta's challenge if the request has the shop's verify token; undefined otherwise. */
export function challengeOf(
  { verifyToken }: WhatsAppAccount,
  query: URLSearchParams,
): string | undefined {
  const challenge = query.get('hub.challenge') ?? '';
  const isAsked = query.get('hub.mode') === 'subscribe' && /^[\w.-]{1,200}$/.test(challenge);
  const isOurs = isSame(query.get('hub.verify_token') ?? '', verifyToken);
  return isAsked && isOurs ? challenge : undefined;
}

/** Compares digests, which are equally long, in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
