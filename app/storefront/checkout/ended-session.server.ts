import { href, type MiddlewareFunction, redirect } from 'react-router';
import { accountContext, runningShopContext } from '#web/contexts.server.ts';
import { addCookies } from '#web/cookies/add-cookies.server.ts';
import { keepUnsavedForm, readUnsavedFormCookie } from '#web/cookies/unsaved-form-cookie.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import { signInPath } from '#web/urls/links.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import { checkoutFields } from './checkout.copy.ts';

type FormValues = Record<string, string>;
const checkout = href('/checkout');

/** Returns whether the form was opened by a customer who is no longer signed in, and so has no access to their cart. */
export function hasSessionEnded({ context }: RequestArgs, { account }: FormValues): boolean {
  return account !== undefined && context.get(accountContext) === null;
}

/** Returns whether another customer has signed in to this browser since the form was opened. */
export function isOfOtherCustomer({ context }: RequestArgs, { account }: FormValues): boolean {
  const current = context.get(accountContext)?.userId;
  return account !== undefined && current !== undefined && account !== current;
}

/**
 * Redirects to the sign-in and from there back to the checkout, and keeps what was typed for it, without the special
 * instructions where the form would be too long for a cookie.
 */
export async function toSignInAgain(args: RequestArgs & { url: URL }, values: FormValues) {
  const language = languageOf(args.url.pathname);
  const signIn = signInPath(language, localizePath(language, checkout));
  const typed = Object.entries(values).filter(
    ([name]) => name === 'account' || Object.hasOwn(checkoutFields, name),
  );
  const { specialInstructions, ...address } = Object.fromEntries(typed);
  const keep = (values: FormValues) =>
    keepUnsavedForm(
      args,
      { reason: 'signed-out', page: checkout, action: checkout, values },
      redirect(signIn, 303),
    );
  const kept = await keep({ ...address, ...(specialInstructions && { specialInstructions }) });
  return kept.headers.has('Set-Cookie') ? kept : keep(address);
}

/** Returns what the customer typed before their session ended, for the form that opens after the sign-in. */
export async function readTypedBefore(args: RequestArgs): Promise<FormValues | undefined> {
  const { account, ...values } = (await readKeptCheckout(args))?.unsaved.values ?? {};
  const isOwn = account !== undefined && account === args.context.get(accountContext)?.userId;
  return isOwn ? values : undefined;
}

/** Deletes the kept form once a signed-in customer has opened the checkout, so that it is shown once. */
export const deleteKeptCheckout: MiddlewareFunction<Response> = async (args, next) => {
  const response = await next();
  if (args.request.method !== 'GET' || !args.context.get(accountContext)) return response;
  const kept = await readKeptCheckout(args);
  if (kept) addCookies(response, [kept.deletionCookie]);
  return response;
};

async function readKeptCheckout({ request, context }: RequestArgs) {
  const kept = await readUnsavedFormCookie(context.get(runningShopContext), request);
  return kept?.unsaved.page === checkout ? kept : undefined;
}
