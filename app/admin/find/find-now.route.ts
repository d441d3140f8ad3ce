import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/find-now.route';
import { searchPanel } from './search-panel.server.ts';

/** Returns the results of the dialog while the admin types. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const results = await searchPanel(context.get(adminShopContext), url.searchParams.get('q') ?? '');
  return Response.json(results);
}
