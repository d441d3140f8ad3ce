import { data, type HeadersArgs } from 'react-router';
import type { ConfirmRefusal } from '#domain/auth/passwords/confirm-password.server.ts';
import type { TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import { logRequestError, type RequestArgs } from '#web/responses/log-request-error.server.ts';

type FormValues = Record<string, string>;

/** The HTTP status of a refusal by its code; every other refusal is a conflict (409). */
const statuses: Record<string, number> = {
  'invalid-credentials': 401,
  'demo-account': 403,
  'too-many-attempts': 429,
  failed: 503,
};

/** Returns the answer to a form with wrong fields. `problems` has a code for each of them. */
export function wrongFieldsAnswer<Values extends FormValues>(
  values: Values,
  problems: Record<string, string>,
  status = 422,
) {
  return data({ values, problems }, { status });
}

/** Returns the answer to a refused form whose fields are valid. After too many attempts it has `Retry-After`. */
export function refusedAnswer<Values extends FormValues, Refusal extends { code: string }>(
  values: Values,
  refusal: Refusal,
) {
  const status = statuses[refusal.code] ?? 409;
  const headers = isTooMany(refusal) ? { 'Retry-After': `${refusal.seconds}` } : undefined;
  return data({ values, problems: {}, refusal }, { status, ...(headers && { headers }) });
}

/** Returns the answer to a form whose password was wrong, or could not be checked after too many attempts. */
export function wrongPasswordAnswer<Values extends FormValues>(
  values: Values,
  refusal: ConfirmRefusal,
  field = 'password',
) {
  return refusal.code === 'wrong-password'
    ? wrongFieldsAnswer(values, { [field]: refusal.code })
    : refusedAnswer(values, refusal);
}

function isTooMany(refusal: { code: string }): refusal is TooManyAttempts {
  return refusal.code === 'too-many-attempts';
}

/** Returns a handler for `catch`, which logs the fault and makes it a refusal, so that the form stays and shows it. */
export function logAndRefuse({ request, context }: RequestArgs) {
  return (fault: unknown) => {
    logRequestError({ request, context }, fault);
    return { ok: false, refusal: { code: 'failed' } } as const;
  };
}

/** Passes the action's `Retry-After` on to the browser. Exported as `headers` by routes whose form has limits. */
export function answerHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}
