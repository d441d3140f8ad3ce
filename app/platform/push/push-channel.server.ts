import webPush from 'web-push';
import { parseRetryAfter } from '#platform/http/retry-after.ts';
import type { VapidKeys } from './vapid-keys.server.ts';

type Push = {
  language: string;
  subject: string;
  text: string;
  /** The page that opens when the notification is pressed. */
  url: string;
  /** A newer notification with the same tag replaces this one. */
  tag: string;
  device: { endpoint: string; p256dh: string; auth: string };
  /** How long the push service stores the notification for a phone that is switched off. */
  lifeSeconds: number;
};

type PushFailure = {
  /**
   * `refused`: never retried. `later`: this notification is retried. `down`: the push service cannot be reached.
   */
  kind: 'refused' | 'later' | 'down';
  problem: 'unreachable' | 'sign-in-refused' | 'device-gone' | 'refused' | 'put-off';
  reply: string;
  /** The delay that the push service requested for this message. */
  waitMs?: number;
};

type PushSender = {
  keys: VapidKeys;
  /** The contact for push services: the URL of the shop, or mailto:. */
  contact: string;
  timeoutMs?: number;
};

const defaultTimeoutMs = 20_000;
const encoding = 'aes128gcm';

/** Sends notifications to browsers by Web Push (RFC 8030), encrypted for each device (RFC 8291). */
export function openPushChannel(sender: PushSender) {
  const { timeoutMs = defaultTimeoutMs } = sender;
  const send = async (push: Push): Promise<{ kind: 'sent' } | PushFailure> => {
    const content = encryptFor(push);
    if (!content) return { kind: 'refused', problem: 'device-gone', reply: 'no key of P-256' };
    try {
      const response = await fetch(push.device.endpoint, {
        method: 'POST',
        headers: headersOf(push, sender),
        body: content,
        // Follows no redirect: an endpoint that redirects is not a push service's.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) return toFailure(response, await readStart(response));
      await response.body?.cancel();
      return { kind: 'sent' };
    } catch (thrown) {
      return { kind: 'down', problem: 'unreachable', reply: reasonOf(thrown) };
    }
  };
  return { name: 'push' as const, send };
}

/** Returns undefined for invalid keys of the device. */
function encryptFor({ device, ...push }: Push): Uint8Array<ArrayBuffer> | undefined {
  const { language: lang, subject: title, text: body, url, tag } = push;
  const payload = JSON.stringify({ title, body, lang, url, tag });
  try {
    return new Uint8Array(
      webPush.encrypt(device.p256dh, device.auth, payload, encoding).cipherText,
    );
  } catch {
    return undefined;
  }
}

function headersOf({ device, lifeSeconds }: Push, { keys, contact }: PushSender) {
  const { origin } = new URL(device.endpoint);
  const { publicKey, privateKey } = keys;
  const signed = webPush.getVapidHeaders(origin, contact, publicKey, privateKey, encoding);
  return {
    Authorization: signed.Authorization,
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': encoding,
    TTL: `${lifeSeconds}`,
    Urgency: 'high',
  };
}

function toFailure({ status, headers }: Response, text: string): PushFailure {
  const reply = `${status} ${text}`.trim();
  if (status === 404 || status === 410) return { kind: 'refused', problem: 'device-gone', reply };
  if (status === 401 || status === 403) {
    return { kind: 'refused', problem: 'sign-in-refused', reply };
  }
  if (status !== 429 && status < 500) return { kind: 'refused', problem: 'refused', reply };
  return {
    kind: 'later',
    problem: 'put-off',
    reply,
    waitMs: parseRetryAfter(headers.get('Retry-After')),
  };
}

const maxReplyLength = 300;

/** Reads the first chunk of a response and drops the rest. */
async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return Buffer.from(first?.value ?? [])
    .toString('utf8')
    .replace(/\s+/g, ' ')
    .slice(0, maxReplyLength);
}

function reasonOf(thrown: unknown): string {
  const { message, cause } = thrown as Error & { cause?: { code?: string } };
  return (cause?.code ?? message).slice(0, maxReplyLength);
}
