import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/news.route';
import { readNews } from './read-news.server.ts';

/** Returns the news. Every open page of an owner's panel polls it every ten seconds, so it has to stay cheap. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await readNews(context.get(adminShopContext)));
}
