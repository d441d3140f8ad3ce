import { languageOf, pathIn } from '#web/addresses/language-path.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { type Flash, redirectWithFlash, withFlash } from '#web/cookies/flash.server.ts';
import type { RequestArgs } from '#web/responses/log-fault.server.ts';
import type { NewsCode } from './news.copy.ts';

type RouteArgs = RequestArgs & { url: URL };

/** Adds what the page before has done, once. */
export function withNews<Page extends object>(args: RequestArgs, page: Page) {
  return withFlash(args, (news) => ({ ...page, news }));
}

/** Redirects to a page of the account, which will tell what happened. */
export function goWithNews(
  { url, context }: RouteArgs,
  path: string,
  { kind = 'success', code }: { kind?: Flash['kind']; code: NewsCode },
): Promise<Response> {
  const to = pathIn(languageOf(url.pathname), path);
  return redirectWithFlash(context.get(runningShopContext), to, { kind, code });
}
