import type { Shop } from '#domain/kernel/shop.server.ts';
import { withoutWrites } from '#platform/db/without-writes.server.ts';
import type { RunningShop } from './running-shop.server.ts';

/** Pages that free disk space: signing in, and deleting backups. Signing out writes next to nothing. */
const alwaysPossible =
  /^(?:\/admin\/(?:sign-in|sign-out|second-factor|backups)(?:[/.]|$)|(?:\/si)?\/sign-out(?:\.|$))/;

type LimitedShop = {
  /** For the code that stores sessions and budgets; the guard of the panel must be able to write. */
  running: RunningShop;
  shop: Shop;
};

/** Returns the shop that a request may use: while the disk is nearly full, one that refuses every write with NoRoom. */
export function limitByDiskSpace(running: RunningShop, request: Request): LimitedShop {
  const { shop, disk } = running;
  const { pathname } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!disk.stopsWrites || isRead || alwaysPossible.test(pathname)) {
    return { running, shop };
  }
  const reading = { ...shop, db: withoutWrites(shop.db) };
  const isPanel = pathname.startsWith('/admin/');
  return { running: isPanel ? running : { ...running, shop: reading }, shop: reading };
}
