import { href, redirect } from 'react-router';
import { confirmPassword } from '#domain/auth/passwords/confirm-password.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { hasOrderOnTheWay } from '#domain/orders/privacy/remove-person.server.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { endSession } from '#web/end-session.server.ts';
import { refused, unconfirmed, wrongFields } from '#web/form-answers.server.ts';
import { languageOf, pathIn } from '#web/language-path.ts';
import { readFormData } from '#web/read-form.server.ts';
import type { Route } from './+types/delete-account.route';
import { deleteCopy } from './delete.copy.ts';
import { DeleteAccountPage } from './delete-account-page.tsx';

/** Finds what prevents the deletion, so that the page says it before it asks for a password. */
export async function loader({ context }: Route.LoaderArgs) {
  const { userId, isAdmin } = context.get(customerContext);
  if (isAdmin) return { refusal: 'is-admin' as const };
  const isWaiting = await hasOrderOnTheWay(context.get(shopContext), userId);
  return { refusal: isWaiting ? ('order-on-the-way' as const) : undefined };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const { userId } = context.get(customerContext);
  const form = await readFormData(request);
  const password = `${form.get('password') ?? ''}`;
  if (password === '') return wrongFields({}, { password: 'required' });
  const confirmed = await confirmPassword(running.shop, { userId, password });
  if (!confirmed.ok) return unconfirmed({}, confirmed.refusal);
  const deleted = await deleteAccount(context.get(shopContext), userId);
  if (!deleted.ok) return refused({}, deleted.refusal);
  const headers = new Headers();
  for (const cookie of await endSession(running, request)) headers.append('Set-Cookie', cookie);
  const farewell = pathIn(languageOf(url.pathname), href('/account/deleted'));
  return redirect(farewell, { status: 303, headers });
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, deleteCopy.title);
}

export default function DeleteAccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DeleteAccountPage refusal={loaderData.refusal} answer={actionData} />;
}
