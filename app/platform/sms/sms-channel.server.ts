import { type PostResult, postOnce } from '#platform/http/post-once.server.ts';
import { parseRetryAfter } from '#platform/http/retry-after.ts';
import {
  maxReplyLength,
  type SendFailure,
  unansweredFailure,
} from '#platform/http/send-failure.ts';
import { type SmsProviderName, smsProviders } from './providers.ts';
import type { SmsAccount } from './sms-provider.ts';

export type SmsConfig = SmsAccount & { provider: SmsProviderName };

type Sms = { recipient: string; text: string; isUnicode: boolean };

type ChannelOptions = { origin?: string; timeoutMs?: number };

const defaultTimeoutMs = 30_000;

/** Sends SMS by the configured provider. `origin` replaces the provider's own, for tests. */
export function openSmsChannel(
  { provider: name, ...account }: SmsConfig,
  options: ChannelOptions = {},
) {
  const provider = smsProviders[name];
  const { origin = provider.origin, timeoutMs = defaultTimeoutMs } = options;
  const send = async (sms: Sms): Promise<SmsOutcome> => {
    const { path, headers, body } = provider.request(account, sms);
    return smsOutcome(await postOnce({ url: new URL(path, origin), headers, body, timeoutMs }));
  };
  return { name: 'sms' as const, send };
}

type SmsOutcome = { kind: 'sent' } | SendFailure;

/**
 * Classifies the response of a provider. Both providers send `status`, "success" or "error", and the reason of an error
 * only as text. An unreadable or truncated response leaves the outcome unknown.
 */
export function smsOutcome(result: PostResult): SmsOutcome {
  if (result.kind !== 'answered') return unansweredFailure(result);
  const { status, text } = result;
  const providerStatus = readStatus(text);
  if (providerStatus === 'success' && status < 300) return { kind: 'sent' };
  const reply = `${status} ${text.replace(/\s+/g, ' ')}`.slice(0, maxReplyLength).trim();
  if (status === 429 || status === 503) {
    return { kind: 'later', problem: 'put-off', reply, waitMs: parseRetryAfter(result.retryAfter) };
  }
  if (providerStatus === 'error' || (status >= 300 && status < 500))
    return { ...classifyError(status, text), reply };
  return { kind: 'unknown', problem: 'no-answer', reply };
}

function classifyError(status: number, text: string): Pick<SendFailure, 'kind' | 'problem'> {
  if (status >= 300 && status < 400) return { kind: 'down', problem: 'unreachable' };
  if (status === 402 || /balance|credit|insufficient|sms units?/i.test(text)) {
    return { kind: 'down', problem: 'no-credit' };
  }
  if (/sender/i.test(text)) return { kind: 'down', problem: 'sender-refused' };
  if (status === 401 || status === 403 || /unauth|api.?(key|token)|user.?id/i.test(text)) {
    return { kind: 'down', problem: 'sign-in-refused' };
  }
  if (status >= 500) return { kind: 'later', problem: 'put-off' };
  const isAboutNumber = /number|recipient|phone|\bto\b/i.test(text);
  return { kind: 'refused', problem: isAboutNumber ? 'address-refused' : 'refused' };
}

function readStatus(text: string): unknown {
  try {
    const body = JSON.parse(text) as { status?: unknown } | null;
    return body?.status;
  } catch {
    return undefined;
  }
}
