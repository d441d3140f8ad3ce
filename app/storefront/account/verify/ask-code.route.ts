import { href, redirect } from 'react-router';
import { canSendCodes } from '#domain/accounts/phone-codes/phone-code.ts';
import { askPhoneCode } from '#domain/auth/phone-codes/ask-phone-code.server.ts';
import { goWithNews } from '#storefront/account/news.server.ts';
import { languageOf, pathIn } from '#web/addresses/language-path.ts';
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/ask-code.route';

/** Redirects visitors of this address to the page with the button. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(languageOf(url.pathname), href('/account/phone')), 302);
}

/** Sends a code to the phone of the account, three times an hour at most. */
export async function action(args: Route.ActionArgs) {
  const { url, context } = args;
  const running = context.get(runningShopContext);
  const { userId } = context.get(customerContext);
  const details = href('/account/details');
  if (!canSendCodes(running))
    return goWithNews(args, details, { kind: 'error', code: 'no-phone-to-verify' });
  const wanted = { userId, language: languageOf(url.pathname), secret: running.secret };
  const asked = await askPhoneCode(context.get(shopContext), wanted);
  if (asked.ok) return goWithNews(args, href('/account/phone'), { code: 'code-sent' });
  return asked.refusal.code === 'too-many-attempts'
    ? goWithNews(args, href('/account/phone'), { kind: 'error', code: 'too-many-codes' })
    : goWithNews(args, details, { kind: 'error', code: asked.refusal.code });
}
