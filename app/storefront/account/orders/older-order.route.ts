import { href, redirect } from 'react-router';
import {
  linkOlderOrder,
  olderOrderSchema,
} from '#domain/customers/guest-orders/link-older-order.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempts } from '#domain/limits/spend-attempt.server.ts';
import type { AccountFlashCode } from '#storefront/account/account-flash.copy.ts';
import { redirectWithAccountFlash } from '#storefront/account/account-flash.server.ts';
import { customerContext, shopContext } from '#web/contexts.server.ts';
import { keepUnsavedForm } from '#web/cookies/unsaved-form-cookie.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/older-order.route';

/** Redirects a GET to the page with the form. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localizePath(languageOf(url.pathname), href('/account')), 302);
}

/** Links an older guest order, placed with the account's verified phone, by its order number. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await readForm(request, olderOrderSchema);
  const redirectRefused = async (code: AccountFlashCode) => {
    const paths = { page: href('/account'), action: href('/account/older-order') };
    return keepUnsavedForm(
      args,
      { reason: 'refused', ...paths, values: form.values },
      await redirectWithAccountFlash(args, href('/account'), { kind: 'error', code }),
    );
  };
  if (!form.ok) return redirectRefused('older-order-unknown');
  const { userId } = context.get(customerContext);
  const shop = context.get(shopContext);
  const { outcome, returnAttempts } = await spendAttempts(shop, [
    budgetOf('older-order:account', userId),
  ]);
  if (!outcome.ok) return redirectRefused('too-many-orders');
  const linked = await linkOlderOrder(shop, { userId, ...form.value });
  if (!linked.ok) return redirectRefused('older-order-unknown');
  // Limits only numbers that are tried without a match, so that a customer with many older orders can add all of them.
  await returnAttempts();
  return redirectWithAccountFlash(args, href('/account'), { code: 'order-kept' });
}
