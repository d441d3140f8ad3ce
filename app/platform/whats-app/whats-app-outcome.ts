import type { PostResult } from '#platform/http/post-once.server.ts';
import { parseRetryAfter } from '#platform/http/retry-after.ts';
import {
  maxReplyLength,
  type ProviderProblem,
  type SendFailure,
  unansweredFailure,
} from '#platform/http/send-failure.ts';

export type WhatsAppProblem = ProviderProblem | 'template-refused' | 'window-closed';
export type WhatsAppFailure = SendFailure<WhatsAppProblem>;
export type WhatsAppOutcome = { kind: 'sent'; providerId: string } | WhatsAppFailure;

/** The meanings of the error codes in the Cloud API's list. */
const meanings: [WhatsAppFailure['kind'], WhatsAppProblem, readonly number[]][] = [
  ['down', 'sign-in-refused', [0, 3, 10, 190, 200, 131005]],
  ['down', 'sender-refused', [33, 368, 131031, 131037, 131045, 133010]],
  ['down', 'no-credit', [131042]],
  ['later', 'put-off', [1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004]],
  ['refused', 'address-refused', [131021, 131026, 131030]],
  ['refused', 'template-refused', [132000, 132001, 132005, 132007, 132012, 132015, 132016]],
  ['refused', 'window-closed', [131047]],
];

type ApiError = { code: number; message: string };

/** Classifies the response of the Cloud API. An unreadable or truncated response leaves the outcome unknown. */
export function whatsAppOutcome(result: PostResult): WhatsAppOutcome {
  if (result.kind !== 'answered') return unansweredFailure(result);
  const { status, text, retryAfter } = result;
  const { id, error } = readResponse(text);
  if (status < 300 && id !== undefined) return { kind: 'sent', providerId: id };
  const reply = error?.message ?? `${status} ${text.replace(/\s+/g, ' ')}`.slice(0, maxReplyLength);
  if (status === 429 || status === 503) {
    return { kind: 'later', problem: 'put-off', reply, waitMs: parseRetryAfter(retryAfter) };
  }
  return error ? failureOf(error, status) : { ...classifyStatus(status), reply };
}

/** Classifies a response without an error of the API, such as one from a proxy in between. */
function classifyStatus(status: number): Pick<WhatsAppFailure, 'kind' | 'problem'> {
  if (status < 300 || status >= 500) return { kind: 'unknown', problem: 'no-answer' };
  if (status < 400) return { kind: 'down', problem: 'unreachable' };
  const isKey = status === 401 || status === 403;
  return isKey
    ? { kind: 'down', problem: 'sign-in-refused' }
    : { kind: 'refused', problem: 'refused' };
}

/**
 * Classifies an error of the Cloud API, in a response with this HTTP status or in a later status of the message. An unknown
 * error of Meta's servers is retried, like an error text of an SMS provider (decision 060).
 */
export function failureOf({ code, message: reply }: ApiError, httpStatus = 400): WhatsAppFailure {
  const meaning = meanings.find(([, , codes]) => codes.includes(code));
  if (meaning) return { kind: meaning[0], problem: meaning[1], reply };
  return httpStatus >= 500
    ? { kind: 'later', problem: 'put-off', reply }
    : { kind: 'refused', problem: 'refused', reply };
}

/** Reads one error object; undefined where it is none. */
export function readApiError(value: unknown): ApiError | undefined {
  const error = (value ?? {}) as {
    code?: unknown;
    message?: unknown;
    title?: unknown;
    error_data?: { details?: unknown };
  };
  const code = isTextOrNumber(error.code) ? Number(error.code) : Number.NaN;
  if (!Number.isInteger(code)) return undefined;
  const parts = [code, error.message ?? error.title, error.error_data?.details];
  const message = parts.filter(isTextOrNumber).join(' ');
  return { code, message: message.replace(/\s+/g, ' ').slice(0, maxReplyLength) };
}

/** Refuses objects, some of which cannot be converted: `{"toString":false}`. */
function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function readResponse(text: string): { id?: string | undefined; error?: ApiError | undefined } {
  try {
    const body = JSON.parse(text) as { messages?: { id?: unknown }[]; error?: unknown } | null;
    const id = body?.messages?.[0]?.id;
    return { id: typeof id === 'string' ? id : undefined, error: readApiError(body?.error) };
  } catch {
    return {};
  }
}
