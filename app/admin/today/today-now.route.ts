import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/today-now.route';
import { readToday } from './read-today.server.ts';

/** Returns current data for the open page, which polls it. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(
    await readToday(context.get(runningShopContext), context.get(adminShopContext)),
  );
}
