import { href, redirect } from 'react-router';
import { canSendCodes } from '#domain/accounts/phone-codes/phone-code.ts';
import { requestPhoneCode } from '#domain/auth/phone-codes/request-phone-code.server.ts';
import { redirectWithAccountFlash } from '#storefront/account/account-flash.server.ts';
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/request-code.route';

/** Redirects a GET to the page with the button that requests a code. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localizePath(languageOf(url.pathname), href('/account/phone')), 302);
}

/** Sends a code to the phone of the account, at most three an hour and six a day for one number (`budgets`). */
export async function action(args: Route.ActionArgs) {
  const { url, context } = args;
  const running = context.get(runningShopContext);
  const { userId } = context.get(customerContext);
  const detailsPath = href('/account/details');
  if (!canSendCodes(running))
    return redirectWithAccountFlash(args, detailsPath, {
      kind: 'error',
      code: 'codes-unavailable',
    });
  const codeRequest = { userId, language: languageOf(url.pathname), codeSecret: running.secret };
  const requested = await requestPhoneCode(context.get(shopContext), codeRequest);
  if (requested.ok)
    return redirectWithAccountFlash(args, href('/account/phone'), { code: 'code-sent' });
  return requested.refusal.code === 'too-many-attempts'
    ? redirectWithAccountFlash(args, href('/account/phone'), {
        kind: 'error',
        code: 'too-many-codes',
      })
    : redirectWithAccountFlash(args, detailsPath, { kind: 'error', code: requested.refusal.code });
}
