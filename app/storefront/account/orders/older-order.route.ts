import { href, redirect } from 'react-router';
import {
  linkOlderOrder,
  olderOrderSchema,
} from '#domain/customers/guest-orders/link-older-order.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt } from '#domain/limits/spend-attempt.server.ts';
import type { NoticeCode } from '#storefront/account/notice.copy.ts';
import { redirectWithNotice } from '#storefront/account/notice.server.ts';
import { customerContext, shopContext } from '#web/contexts.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/older-order.route';

/** Redirects visitors of this address to the page with the form. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localizePath(languageOf(url.pathname), href('/account')), 302);
}

/** Adds an older order of the verified phone by its number. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await readForm(request, olderOrderSchema);
  const no = (code: NoticeCode) =>
    redirectWithNotice(args, href('/account'), { kind: 'error', code });
  if (!form.ok) return no('older-order-unknown');
  const { userId } = context.get(customerContext);
  const shop = context.get(shopContext);
  const spent = await spendAttempt(shop, budgetOf('older-order:account', userId));
  if (!spent.ok) return no('too-many-orders');
  const linked = await linkOlderOrder(shop, { userId, ...form.value });
  return linked.ok
    ? redirectWithNotice(args, href('/account'), { code: 'order-kept' })
    : no('older-order-unknown');
}
