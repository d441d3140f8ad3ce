import { runningShopContext } from '#web/contexts.server.ts';
import { type Flash, redirectWithFlash, withFlash } from '#web/cookies/flash.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import { type AccountFlashCode, accountFlashTexts } from './account-flash.copy.ts';

type RouteArgs = RequestArgs & { url: URL };

/** Adds the flash that the previous request stored for this page, once. One about the cart stays for the cart's page. */
export function withAccountFlash<Page extends object>(args: RequestArgs, page: Page) {
  return withFlash(args, (flash) => ({ ...page, flash }), isAboutAccount);
}

function isAboutAccount({ code }: Flash): boolean {
  return Object.hasOwn(accountFlashTexts, code);
}

/** Redirects to an account page, which shows the flash once as a notice. */
export function redirectWithAccountFlash(
  { url, context }: RouteArgs,
  path: string,
  { kind = 'success', code }: { kind?: Flash['kind']; code: AccountFlashCode },
): Promise<Response> {
  const to = localizePath(languageOf(url.pathname), path);
  return redirectWithFlash(context.get(runningShopContext), to, { kind, code });
}
