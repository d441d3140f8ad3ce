import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/find-now.route';
import { readFound } from './read-found.server.ts';

/** Returns what is found while someone types. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const found = await readFound(context.get(ownerShopContext), url.searchParams.get('q') ?? '');
  return Response.json(found);
}
