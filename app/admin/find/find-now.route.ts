import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/find-now.route';
import { searchInPanel } from './search-in-panel.server.ts';

/** Returns the results of the dialog while the admin types. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const results = await searchInPanel(
    context.get(adminShopContext),
    url.searchParams.get('q') ?? '',
  );
  return Response.json(results);
}
