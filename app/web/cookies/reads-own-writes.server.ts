import type { ReadDatabase } from '#platform/db/replica/read-database.server.ts';
import { maxLagMs } from '#platform/db/replica/replica-watch.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Longer than the replica may lag, so that admins see their own changes in lists. */
const rememberedSeconds = maxLagMs / 1000 + 5;

/** Chooses the database for lists of the panel: the primary for a request that writes, or whose browser just wrote. */
export function readDatabaseFor(
  { shop, reads, https }: RunningShop,
  request: Request,
): ReadDatabase {
  const hasWritten = request.headers.get('Cookie')?.includes(`${nameOf(https)}=`) === true;
  return hasWritten || isWriting(request) ? shop.db : reads.db;
}

/** Returns the cookie by which any instance recognizes a recent write; none without a replica. Forging it is harmless. */
export function recentWriteCookies({ reads, https }: RunningShop, request: Request): string[] {
  if (reads.replica.state === 'none' || !isWriting(request)) return [];
  const flags = `Path=/; Max-Age=${rememberedSeconds}; HttpOnly; SameSite=Lax`;
  return [`${nameOf(https)}=1; ${flags}${https ? '; Secure' : ''}`];
}

function isWriting({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function nameOf(https: boolean): string {
  return https ? '__Host-sandhi_wrote' : 'sandhi_wrote';
}
