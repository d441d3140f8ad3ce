import { type MiddlewareFunction, redirect } from 'react-router';
import { accountContext, customerContext } from '#web/contexts.server.ts';
import { hasTypedText, keepUnsavedForm } from '#web/cookies/unsaved-form-cookie.server.ts';
import { readTypedForm } from '#web/forms/read-form.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import { signInPath } from '#web/urls/links.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import { loadAccount } from './load-account.server.ts';

/**
 * Guards what belongs to one customer. Redirects guests to the sign-in and back, and keeps the form that they posted;
 * responds 401 to a script that asks for JSON. Loads the account itself: no other middleware is needed beside it.
 */
export const requireCustomer: MiddlewareFunction<Response> = (args, next) => {
  const { context } = args;
  return loadAccount(args, async () => {
    const account = context.get(accountContext);
    if (!account) throw await keepForm(args, toSignIn(args));
    context.set(customerContext, account);
    return next();
  });
};

type RequestedPage = { request: Request; url: URL };

/** Returns the redirect to the sign-in and from there back, or 401 for a script. */
export function toSignIn({ request, url }: RequestedPage): Response {
  const headers = { 'Cache-Control': 'private, no-store' };
  const signIn = signInPath(languageOf(url.pathname), pageOf({ request, url }));
  if (request.headers.get('Accept')?.includes('application/json')) {
    return Response.json({ signIn }, { status: 401, headers });
  }
  return redirect(signIn, { status: 303, headers });
}

/**
 * Keeps the posted form until the customer has signed in again, or lets the sign-in say that it was not kept. Does neither
 * for a script, which got a 401 and has its form still.
 */
async function keepForm(args: RequestedPage & RequestArgs, response: Response) {
  const { request, url } = args;
  if (request.method !== 'POST' || response.status !== 303) return response;
  const [page = ''] = (pageOf(args) ?? url.pathname).split(/[?#]/);
  const paths = { page: localizePath('en', page), action: localizePath('en', url.pathname) };
  const { values, hasSecrets } = await readTypedForm(request);
  await keepUnsavedForm(args, { reason: 'signed-out', ...paths, values }, response);
  const isTyped = hasSecrets || hasTypedText(values);
  if (isTyped && !response.headers.has('Set-Cookie')) sayThatNotKept(response.headers);
  return response;
}

function sayThatNotKept(headers: Headers): void {
  const signIn = headers.get('Location') ?? '';
  headers.set('Location', `${signIn}${signIn.includes('?') ? '&' : '?'}because=not-kept`);
}

/** Returns the page to come back to: the requested one or, for a post, the page that it came from. */
function pageOf({ request, url }: RequestedPage): string | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return `${url.pathname}${url.search}`;
  const from = URL.parse(request.headers.get('Referer') ?? '');
  const isOurs = from !== null && from.host === url.host;
  return isOurs ? `${from.pathname}${from.search}` : undefined;
}
