import type { Shop } from '#domain/kernel/shop.server.ts';
import { withoutWrites } from '#platform/db/without-writes.server.ts';
import type { RunningShop } from './running-shop.server.ts';

/** What an owner needs to make room: signing in, and deleting backups. Signing out writes next to nothing. */
const alwaysPossible =
  /^(?:\/admin\/(?:sign-in|sign-out|second-factor|backups)(?:[/.]|$)|(?:\/si)?\/sign-out(?:\.|$))/;

type WithinRoom = {
  /** For the code that stores sessions and budgets; the guard of the panel needs it whole. */
  forGlue: RunningShop;
  shop: Shop;
};

/** Returns the shop that a request may use: while the disk is nearly full, one that refuses every write with NoRoom. */
export function withinRoom(running: RunningShop, request: Request): WithinRoom {
  const { shop, disk } = running;
  const { pathname } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!disk.stopsWrites || isRead || alwaysPossible.test(pathname)) {
    return { forGlue: running, shop };
  }
  const reading = { ...shop, db: withoutWrites(shop.db) };
  const isPanel = pathname.startsWith('/admin/');
  return { forGlue: isPanel ? running : { ...running, shop: reading }, shop: reading };
}
