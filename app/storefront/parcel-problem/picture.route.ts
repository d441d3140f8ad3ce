import { findProblemPicture } from '#domain/problems/find-problem.server.ts';
import { shopContext } from '#web/contexts.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import type { Route } from './+types/picture.route';

/** Returns a picture to everyone who has the private id of its order: the customer, and admins in the panel. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await findProblemPicture(context.get(shopContext), params);
  if (!file) return new Response(null, { status: 404, headers: privateHeaders });
  return new Response(file, { headers: { ...privateHeaders, 'Content-Type': 'image/webp' } });
}
