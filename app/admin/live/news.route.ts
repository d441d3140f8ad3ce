import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/news.route';
import { readNews } from './read-news.server.ts';

/** Polled every few seconds by each open page of the panel, so it is small and costs little. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await readNews(context.get(ownerShopContext)));
}
