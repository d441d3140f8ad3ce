import webPush from 'web-push';
import type { VapidKeys } from './vapid-keys.server.ts';

type Push = {
  language: string;
  subject: string;
  text: string;
  /** The page that opens when it is pressed, and the name under which a newer one replaces it. */
  url: string;
  tag: string;
  device: { endpoint: string; p256dh: string; auth: string };
  /** How long the push service stores it for a phone that is switched off. */
  lifeSeconds: number;
};

type PushFailure = {
  kind: 'refused' | 'later' | 'down';
  problem: 'unreachable' | 'sign-in-refused' | 'device-gone' | 'refused' | 'put-off';
  reply: string;
  /** The delay that the push service requested for this message. */
  waitMs?: number;
};

type PushSender = {
  keys: VapidKeys;
  /** The contact for push services: the shop's address on the web, or mailto:. */
  contact: string;
  patienceMs?: number;
};

const usualPatienceMs = 20_000;
const encoding = 'aes128gcm';

/** Sends notifications to browsers by Web Push (RFC 8030), encrypted for each device (RFC 8291). */
export function openPushChannel(sender: PushSender) {
  const { patienceMs = usualPatienceMs } = sender;
  const send = async (push: Push): Promise<{ kind: 'sent' } | PushFailure> => {
    const request = requestOf(push, sender);
    if (!request) return { kind: 'refused', problem: 'device-gone', reply: 'no key of P-256' };
    try {
      const response = await fetch(push.device.endpoint, {
        method: 'POST',
        ...request,
        // Follows no redirect: an endpoint that redirects is not a push service's.
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) return answerOf(response, await startOf(response));
      await response.body?.cancel();
      return { kind: 'sent' };
    } catch (thrown) {
      return { kind: 'down', problem: 'unreachable', reply: reasonOf(thrown) };
    }
  };
  return { name: 'push' as const, send };
}

/** Returns undefined for invalid keys of a device. */
function requestOf({ device, lifeSeconds, ...push }: Push, { keys, contact }: PushSender) {
  const { language: lang, subject: title, text: body, url, tag } = push;
  const payload = JSON.stringify({ title, body, lang, url, tag });
  const { origin } = new URL(device.endpoint);
  const { publicKey, privateKey } = keys;
  try {
    const { cipherText } = webPush.encrypt(device.p256dh, device.auth, payload, encoding);
    const signed = webPush.getVapidHeaders(origin, contact, publicKey, privateKey, encoding);
    const headers = {
      Authorization: signed.Authorization,
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': encoding,
      TTL: `${lifeSeconds}`,
      Urgency: 'high',
    };
    return { headers, body: new Uint8Array(cipherText) };
  } catch {
    return undefined;
  }
}

function answerOf({ status, headers }: Response, said: string): PushFailure {
  const reply = `${status} ${said}`.trim();
  if (status === 404 || status === 410) return { kind: 'refused', problem: 'device-gone', reply };
  if (status === 401 || status === 403) {
    return { kind: 'refused', problem: 'sign-in-refused', reply };
  }
  if (status !== 429 && status < 500) return { kind: 'refused', problem: 'refused', reply };
  return { kind: 'later', problem: 'put-off', reply, waitMs: waitOf(headers.get('Retry-After')) };
}

const maxWaitMs = 60 * 60 * 1000;

/** Reads seconds, or a date, as the header may hold (RFC 9110). */
function waitOf(retryAfter: string | null): number {
  const written = retryAfter ?? '';
  const ms = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now();
  return Math.min(maxWaitMs, Math.max(0, ms || 0));
}

const maxReplyLength = 300;

/** Reads the first chunk of a response and drops the rest. */
async function startOf(response: Response): Promise<string> {
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
