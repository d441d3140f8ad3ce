import { href, redirect } from 'react-router';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { requestEmailVerification } from '#domain/customers/identifiers/request-email-verification.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { hashedBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempts } from '#domain/limits/spend-attempt.server.ts';
import type { AccountFlashCode } from '#storefront/account/account-flash.copy.ts';
import { redirectWithAccountFlash } from '#storefront/account/account-flash.server.ts';
import { canSendLinks } from '#web/can-send-links.server.ts';
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/request-link.route';

/** Redirects a GET to a page with the button that requests a link. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localizePath(languageOf(url.pathname), href('/account/details')), 302);
}

export async function action(args: Route.ActionArgs) {
  const isFromOrders = args.url.searchParams.get('from') === 'orders';
  const path = isFromOrders ? href('/account') : href('/account/details');
  return redirectWithAccountFlash(args, path, await sendLink(args));
}

type Notice = { kind: 'success' | 'error'; code: AccountFlashCode };

/**
 * Sends a link that verifies the e-mail address, at most five an hour from one account and to one address. Returns the
 * notice about it.
 */
async function sendLink({ url, context }: Route.ActionArgs): Promise<Notice> {
  const shop = context.get(shopContext);
  const running = context.get(runningShopContext);
  const { userId } = context.get(customerContext);
  const { email } = (await findCustomer(shop, userId)) ?? {};
  if (email === undefined) return { kind: 'error', code: 'no-email-to-verify' };
  if (!canSendLinks(running)) return { kind: 'error', code: 'links-unavailable' };

  const language = languageOf(url.pathname);
  const linkTo = (token: string) =>
    running.appUrl.origin + localizePath(language, href('/account/prove/:token', { token }));
  const spendAttempt = async (shop: Shop, email: string) => {
    const account = budgetOf('email-proof:account', userId);
    const address = budgetOf('email-proof:email', hashedBucket(email));
    return (await spendAttempts(shop, [account, address])).outcome;
  };
  const linkRequest = { userId, language, linkTo, spendAttempt };
  const requested = await requestEmailVerification(shop, linkRequest);
  if (requested.ok) return { kind: 'success', code: 'link-sent' };
  const { code } = requested.refusal;
  return { kind: 'error', code: code === 'too-many-attempts' ? 'too-many-links' : code };
}
