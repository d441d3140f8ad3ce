import { href, redirect } from 'react-router';
import { runningShopContext } from '#web/contexts.server.ts';
import { signOutHere } from '#web/sign-in/end-session.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/sign-out.route';

/** Redirects without signing out: following a link must never sign anyone out. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localizePath(languageOf(url.pathname), href('/')));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const clearedCookies = await signOutHere(context.get(runningShopContext), request);
  return redirect(localizePath(languageOf(url.pathname), href('/')), {
    status: 303,
    headers: [
      ['Cache-Control', 'private, no-store'],
      ...clearedCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    ],
  });
}
