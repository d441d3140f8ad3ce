import type { MiddlewareFunction } from 'react-router';
import { findAccount } from '#domain/accounts/find-account.server.ts';
import { asCustomer, type Shop } from '#domain/kernel/shop.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt } from '#domain/limits/spend-attempt.server.ts';
import { hasSessionCookie, readSession } from '#platform/auth/sessions.server.ts';
import { accountContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { addCookies } from '#web/cookies/add-cookies.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';

/**
 * Loads the signed-in account into the context of private pages, whose commands then act as this customer. Public
 * pages must not use it, because the same cached page is sent to everyone.
 */
export const loadAccount: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const running = context.get(runningShopContext);
  const session = await readSession(running.auth, request.headers);
  const account = session && (await findAccount(running.shop, session.userId));
  if (account) {
    await spendChangeBudget(running.shop, request, account.userId);
    context.set(accountContext, account);
    context.set(shopContext, asCustomer(context.get(shopContext), account.userId));
  }
  const response = await next();
  response.headers.set('Cache-Control', 'private, no-store');
  if (account) addCookies(response, session.setCookies);
  return response;
};

/** Returns whether the visitor's session was ended elsewhere: someone who signs out here, or deletes the account, has no cookie. */
export function wasEndedElsewhere({ request, context }: RequestArgs): boolean {
  return context.get(accountContext) === null && hasSessionCookie(request.headers);
}

/** Limits changes to far more than anyone makes by hand, because a script could wear out the disk. */
async function spendChangeBudget(shop: Shop, { method }: Request, userId: string): Promise<void> {
  if (method === 'GET' || method === 'HEAD') return;
  const spent = await spendAttempt(shop, budgetOf('changes:account', userId));
  if (spent.ok) return;
  const headers = { 'Retry-After': `${spent.refusal.seconds}` };
  throw new Response('Too many changes. Please wait a few minutes.', { status: 429, headers });
}
