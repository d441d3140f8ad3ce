import { createHash, timingSafeEqual } from 'node:crypto';
import {
  isSignedByMeta,
  readNotice,
  type WhatsAppNotice,
} from '#platform/whats-app/read-notice.server.ts';
import type { WhatsAppAccount } from './running-shop.server.ts';

/** Reads what Meta tells, by its raw bytes. `forged`: it is not signed; undefined: it says nothing that the shop knows. */
export async function readWhatsAppNotice(
  { appSecret, phoneNumberId }: WhatsAppAccount,
  request: Request,
): Promise<WhatsAppNotice | 'forged' | undefined> {
  const body = new Uint8Array(await request.arrayBuffer());
  const isSigned = isSignedByMeta(appSecret, body, request.headers.get('X-Hub-Signature-256'));
  return isSigned ? readNotice(body, phoneNumberId) : 'forged';
}

/** Returns the challenge of Meta's one question, which names the shop's own word; undefined for anyone else. */
export function challengeOf(
  { verifyToken }: WhatsAppAccount,
  asked: URLSearchParams,
): string | undefined {
  const challenge = asked.get('hub.challenge') ?? '';
  const isAsked = asked.get('hub.mode') === 'subscribe' && /^[\w.-]{1,200}$/.test(challenge);
  const isOurs = isSame(asked.get('hub.verify_token') ?? '', verifyToken);
  return isAsked && isOurs ? challenge : undefined;
}

/** Compares digests, which are equally long, in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (word: string) => createHash('sha256').update(word).digest();
  return timingSafeEqual(digest(one), digest(other));
}
