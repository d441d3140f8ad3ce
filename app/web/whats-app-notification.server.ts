import { createHash, timingSafeEqual } from 'node:crypto';
import {
  isSignedByMeta,
  readNotification,
  type WhatsAppNotification,
} from '#platform/whats-app/read-notification.server.ts';
import type { WhatsAppAccount } from './running-shop.server.ts';

/** Reads a webhook of Meta from its raw bytes. `forged`: not signed by Meta; undefined: no event that the shop handles. */
export async function readWhatsAppNotification(
  { appSecret, phoneNumberId }: WhatsAppAccount,
  request: Request,
): Promise<WhatsAppNotification | 'forged' | undefined> {
  const body = new Uint8Array(await request.arrayBuffer());
  const isSigned = isSignedByMeta(appSecret, body, request.headers.get('X-Hub-Signature-256'));
  return isSigned ? readNotification(body, phoneNumberId) : 'forged';
}

/** Returns Meta's challenge if the request has the shop's verify token; undefined otherwise. */
export function challengeOf(
  { verifyToken }: WhatsAppAccount,
  query: URLSearchParams,
): string | undefined {
  const challenge = query.get('hub.challenge') ?? '';
  const isAsked = query.get('hub.mode') === 'subscribe' && /^[\w.-]{1,200}$/.test(challenge);
  const hasToken = isSame(query.get('hub.verify_token') ?? '', verifyToken);
  return isAsked && hasToken ? challenge : undefined;
}

/** Compares digests, which are equally long, in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
