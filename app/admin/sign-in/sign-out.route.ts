import { href, redirect } from 'react-router';
import { runningShopContext } from '#web/contexts.server.ts';
import { keepPanelPrivate } from '#web/guards/require-admin.server.ts';
import { signOutHere } from '#web/sign-in/end-session.server.ts';
import type { Route } from './+types/sign-out.route';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate];

/** Redirects a GET, because a link must never sign anyone out. */
export function loader() {
  return redirect(href('/admin/dashboard'));
}

export async function action({ request, context }: Route.ActionArgs) {
  const expiredCookies = await signOutHere(context.get(runningShopContext), request);
  return redirect(href('/admin/dashboard'), {
    headers: expiredCookies.map((cookie) => ['Set-Cookie', cookie]),
  });
}
