import { placeOfTown, suggestTowns } from '#domain/orders/places/towns.server.ts';
import { regionInAddress } from '#domain/places/places.copy.ts';
import type { Route } from './+types/towns.route';

const cachedForADay = 'public, max-age=86400';

/** Suggests towns for the text of the town field. The response is the same for everyone, and needs no database. */
export function loader({ url }: Route.LoaderArgs) {
  const query = url.searchParams.get('q') ?? '';
  const answer = {
    /** District and province, once the text is the name of a town that only one district has. */
    place: placeOfTown(query),
    towns: suggestTowns(query).map(({ postcode: _, ...town }) => ({
      ...town,
      region: regionInAddress(town),
    })),
  };
  return Response.json(answer, { headers: { 'Cache-Control': cachedForADay } });
}
