import { href, type MiddlewareFunction } from 'react-router';
import { customerContext } from '#web/contexts.server.ts';
import { readTypedForm } from '#web/forms/read-form.server.ts';
import { redirectWithAccountFlash } from './account-flash.server.ts';

/**
 * Refuses a form that was opened in another account, as in a second tab, so that nothing of one customer is saved for
 * another. Runs after `requireCustomer`. Accepts a form without an account, such as one with a single button.
 */
export const requireOwnForm: MiddlewareFunction<Response> = async (args, next) => {
  const { request, context } = args;
  if (request.method !== 'POST') return next();
  const { values } = await readTypedForm(request.clone());
  if (!isOfOtherAccount(values, context.get(customerContext).userId)) return next();
  const notice = { kind: 'error', code: 'other-account' } as const;
  throw await redirectWithAccountFlash(args, href('/account'), notice);
};

/** Returns whether the form was opened in another account. */
export function isOfOtherAccount(values: Record<string, string>, userId: string): boolean {
  const { account } = values;
  return account !== undefined && account !== userId;
}
