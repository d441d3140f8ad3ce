import type { PostResult } from '#platform/http/post-once.server.ts';

export type WhatsAppProblem =
  | 'unreachable'
  | 'sign-in-refused'
  | 'sender-refused'
  | 'no-credit'
  | 'address-refused'
  | 'template-refused'
  | 'window-closed'
  | 'refused'
  | 'put-off'
  | 'no-answer';

export type WhatsAppFailure = {
  /** `unknown`: it may have been sent, so only the owner sends it again. */
  kind: 'refused' | 'later' | 'down' | 'unknown';
  problem: WhatsAppProblem;
  reply: string;
  waitMs?: number;
};
export type WhatsAppOutcome = { kind: 'sent'; providerId: string } | WhatsAppFailure;

/** The error codes of the Cloud API, as its list of error codes names them. `down` concerns every message. */
const meanings: [WhatsAppFailure['kind'], WhatsAppProblem, readonly number[]][] = [
  ['down', 'sign-in-refused', [0, 3, 10, 190, 200, 131005]],
  ['down', 'sender-refused', [33, 368, 131031, 131037, 131045, 133010]],
  ['down', 'no-credit', [131042]],
  ['later', 'put-off', [1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004]],
  ['refused', 'address-refused', [131021, 131026, 131030]],
  ['refused', 'template-refused', [132000, 132001, 132005, 132007, 132012, 132015, 132016]],
  ['refused', 'window-closed', [131047]],
];

type ApiError = { code: number; words: string };

const maxReplyLength = 300;
const maxWaitMs = 60 * 60 * 1000;

/** Classifies the response of the Cloud API. An unreadable or truncated response proves nothing. */
export function whatsAppOutcome(result: PostResult): WhatsAppOutcome {
  if (result.kind !== 'answered') {
    const reply = result.reason.slice(0, maxReplyLength);
    if (result.kind === 'not-heard') return { kind: 'down', problem: 'unreachable', reply };
    return { kind: 'unknown', problem: 'no-answer', reply };
  }
  const { status, text, retryAfter } = result;
  const { id, error } = saidIn(text);
  if (status < 300 && id !== undefined) return { kind: 'sent', providerId: id };
  const reply = error?.words ?? `${status} ${text.replace(/\s+/g, ' ')}`.slice(0, maxReplyLength);
  if (status === 429 || status === 503) {
    return { kind: 'later', problem: 'put-off', reply, waitMs: waitOf(retryAfter) };
  }
  return error ? failureOf(error) : { ...wordless(status), reply };
}

/** Classifies a response without an error of the API, such as one from a proxy in between. */
function wordless(status: number): Pick<WhatsAppFailure, 'kind' | 'problem'> {
  if (status < 300 || status >= 500) return { kind: 'unknown', problem: 'no-answer' };
  if (status < 400) return { kind: 'down', problem: 'unreachable' };
  const isKey = status === 401 || status === 403;
  return isKey
    ? { kind: 'down', problem: 'sign-in-refused' }
    : { kind: 'refused', problem: 'refused' };
}

/** Classifies an error of the Cloud API, in a response or in a later status. */
export function failureOf({ code, words: reply }: ApiError): WhatsAppFailure {
  const meaning = meanings.find(([, , codes]) => codes.includes(code));
  const [kind, problem] = meaning ?? (['refused', 'refused'] as const);
  return { kind, problem, reply };
}

/** Reads one error object; undefined where it is none. */
export function readApiError(given: unknown): ApiError | undefined {
  const error = (given ?? {}) as {
    code?: unknown;
    message?: unknown;
    title?: unknown;
    error_data?: { details?: unknown };
  };
  const code = Number(error.code);
  if (error.code === undefined || !Number.isInteger(code)) return undefined;
  const said = [code, error.message ?? error.title, error.error_data?.details];
  const words = said.filter((part) => part !== undefined).join(' ');
  return { code, words: words.replace(/\s+/g, ' ').slice(0, maxReplyLength) };
}

function saidIn(text: string): { id?: string | undefined; error?: ApiError | undefined } {
  try {
    const answer = JSON.parse(text) as { messages?: { id?: unknown }[]; error?: unknown } | null;
    const id = answer?.messages?.[0]?.id;
    return { id: typeof id === 'string' ? id : undefined, error: readApiError(answer?.error) };
  } catch {
    return {};
  }
}

/** Reads seconds, as the header Retry-After usually holds. */
function waitOf(retryAfter: string | undefined): number {
  return Math.min(maxWaitMs, Math.max(0, Number(retryAfter) * 1000 || 0));
}
