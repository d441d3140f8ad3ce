import { regionInAddress } from '#domain/orders/places/places.copy.ts';
import { suggestTowns } from '#domain/orders/places/towns.server.ts';
import type { Route } from './+types/towns.route';

const oneDay = 'public, max-age=86400';

/** Suggests towns for what is typed in an address. It is the same for everyone, and asks no database. */
export function loader({ url }: Route.LoaderArgs) {
  const towns = suggestTowns(url.searchParams.get('q') ?? '').map(
    ({ name, part, district, province }) => ({
      name,
      region: regionInAddress({ district, province }),
      ...(part && { part }),
      district,
      province,
    }),
  );
  return Response.json({ towns }, { headers: { 'Cache-Control': oneDay } });
}
