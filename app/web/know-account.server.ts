import type { MiddlewareFunction } from 'react-router';
import { findAccount } from '#domain/accounts/find-account.server.ts';
import { asCustomer } from '#domain/kernel/shop.server.ts';
import { readSession } from '#platform/auth/sessions.server.ts';
import { addCookies } from './add-cookies.server.ts';
import { accountContext, runningShopContext, shopContext } from './contexts.server.ts';

/**
 * Learns who is signed in, for pages that are nobody else's business: the account stands in the context, and what
 * happens in the shop is done by its customer. Pages for everybody must never ask, so they do not carry this.
 */
export const knowAccount: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const running = context.get(runningShopContext);
  const session = await readSession(running.auth, request.headers);
  const account = session && (await findAccount(running.shop, session.userId));
  if (account) {
    context.set(accountContext, account);
    context.set(shopContext, asCustomer(context.get(shopContext), account.userId));
  }
  const response = await next();
  response.headers.set('Cache-Control', 'private, no-store');
  if (account) addCookies(response, session.setCookies);
  return response;
};
