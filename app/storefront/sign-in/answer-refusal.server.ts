import type { TooMany } from '#domain/limits/spend-try.server.ts';

const statuses: Record<string, number> = {
  'invalid-credentials': 401,
  'too-many-tries': 429,
  'already-used': 409,
  failed: 503,
};

type Told<Refusal> = Exclude<Refusal, TooMany> | { code: 'too-many-tries'; minutes: number };

/** A refusal as a form is told of it, with the status and the headers of the answer. */
export function answerRefusal<Refusal extends { code: string }>(
  refusal: Refusal | TooMany,
): { trouble: Told<Refusal>; init: ResponseInit } {
  const status = statuses[refusal.code] ?? 409;
  if (!isTooMany(refusal)) return { trouble: refusal as Told<Refusal>, init: { status } };
  const { code, minutes, seconds } = refusal;
  return {
    trouble: { code, minutes },
    init: { status, headers: { 'Retry-After': `${seconds}` } },
  };
}

function isTooMany(refusal: { code: string }): refusal is TooMany {
  return refusal.code === 'too-many-tries';
}
