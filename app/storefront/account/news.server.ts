import { data, redirect } from 'react-router';
import { runningShopContext } from '#web/contexts.server.ts';
import { type Flash, takeFlash, writeFlash } from '#web/flash.server.ts';
import { languageOf, pathIn } from '#web/language-path.ts';
import type { RequestArgs } from '#web/log-fault.server.ts';
import type { NewsCode } from './news.copy.ts';

type RouteArgs = RequestArgs & { url: URL };

/** Adds what the page before has done, once. */
export async function withNews<Page extends object>({ request, context }: RouteArgs, page: Page) {
  const { flash, forget } = await takeFlash(context.get(runningShopContext), request);
  const headers = forget === undefined ? [] : [['Set-Cookie', forget] as [string, string]];
  return data({ ...page, news: flash }, { headers });
}

/** Redirects to a page of the account, which will tell what happened. */
export async function goWithNews(
  { url, context }: RouteArgs,
  path: string,
  { kind = 'success', code }: { kind?: Flash['kind']; code: NewsCode },
): Promise<Response> {
  const cookie = await writeFlash(context.get(runningShopContext), { kind, code });
  return redirect(pathIn(languageOf(url.pathname), path), {
    status: 303,
    headers: { 'Set-Cookie': cookie },
  });
}
