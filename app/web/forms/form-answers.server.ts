import { data, type HeadersArgs } from 'react-router';
import type { ConfirmRefusal } from '#domain/auth/passwords/confirm-password.server.ts';
import type { TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import { logFault, type RequestArgs } from '#web/responses/log-fault.server.ts';

type Typed = Record<string, string>;

/** Statuses of refusals; every other refusal is a conflict. */
const statuses: Record<string, number> = {
  'invalid-credentials': 401,
  'demo-account': 403,
  'too-many-attempts': 429,
  failed: 503,
};

/** Sends a form back whose fields are wrong, by a code each. */
export function wrongFields<Values extends Typed>(values: Values, problems: Typed, status = 422) {
  return data({ values, problems }, { status });
}

/** Sends a form back whose fields are right, with the reason and, for used-up attempts, the time to wait. */
export function refused<Values extends Typed, Refusal extends { code: string }>(
  values: Values,
  refusal: Refusal,
) {
  const status = statuses[refusal.code] ?? 409;
  const headers = isTooMany(refusal) ? { 'Retry-After': `${refusal.seconds}` } : undefined;
  return data({ values, problems: {}, refusal }, { status, ...(headers && { headers }) });
}

/** Sends a form back whose password was wrong, or asked for too often. */
export function unconfirmed<Values extends Typed>(
  values: Values,
  refusal: ConfirmRefusal,
  field = 'password',
) {
  return refusal.code === 'wrong-password'
    ? wrongFields(values, { [field]: refusal.code })
    : refused(values, refusal);
}

function isTooMany(refusal: { code: string }): refusal is TooManyAttempts {
  return refusal.code === 'too-many-attempts';
}

/** Logs a fault and returns it as a refusal, so that the form stays and says that it failed. */
export function failed({ request, context }: RequestArgs) {
  return (fault: unknown) => {
    logFault({ request, context }, fault);
    return { ok: false, refusal: { code: 'failed' } } as const;
  };
}

/** Passes Retry-After on to the browser; routes with a form that has limits export it as `headers`. */
export function answerHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}
