import { findProblemPicture } from '#domain/problems/find-problem.server.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { isFromPacker } from '#web/guards/require-admin.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import type { Route } from './+types/picture.route';

/** Returns a picture to everyone who has the private id of its order, except for signed-in packers. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const isPacker = await isFromPacker(context.get(runningShopContext), request);
  const file = isPacker ? undefined : await findProblemPicture(context.get(shopContext), params);
  if (!file) return new Response(null, { status: 404, headers: privateHeaders });
  return new Response(file, { headers: { ...privateHeaders, 'Content-Type': 'image/webp' } });
}
