import { runningShopContext } from '#web/contexts.server.ts';
import { type Flash, redirectWithFlash, withFlash } from '#web/cookies/flash.server.ts';
import type { RequestArgs } from '#web/responses/log-fault.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { NoticeCode } from './notice.copy.ts';

type RouteArgs = RequestArgs & { url: URL };

/** Adds the notice that the previous request left for this page, once. */
export function withNotice<Page extends object>(args: RequestArgs, page: Page) {
  return withFlash(args, (notice) => ({ ...page, notice }));
}

/** Redirects to a page of the account, which shows the notice once. */
export function redirectWithNotice(
  { url, context }: RouteArgs,
  path: string,
  { kind = 'success', code }: { kind?: Flash['kind']; code: NoticeCode },
): Promise<Response> {
  const to = localizePath(languageOf(url.pathname), path);
  return redirectWithFlash(context.get(runningShopContext), to, { kind, code });
}
