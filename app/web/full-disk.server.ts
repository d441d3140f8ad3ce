import type { Shop } from '#domain/kernel/shop.server.ts';
import { withoutWrites } from '#platform/db/without-writes.server.ts';
import type { RunningShop } from './running-shop.server.ts';

/** Paths that may always write: the panel's sign-in, backups, where space is freed, and sign-out, which takes little. */
const alwaysWritable =
  /^(?:\/admin\/(?:sign-in|sign-out|second-factor|backups)(?:[/.]|$)|(?:\/si)?\/sign-out(?:\.|$))/;

type GuardedShop = {
  /** For code that stores sessions and budgets. Can always write under `/admin`, as the guard of the panel has to. */
  running: RunningShop;
  shop: Shop;
};

/** Returns the shop for a request. While the disk is nearly full, posts get a shop whose writes throw DiskFullError. */
export function withoutWritesOnFullDisk(running: RunningShop, request: Request): GuardedShop {
  const { shop, disk } = running;
  const { pathname } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!disk.stopsWrites || isRead || alwaysWritable.test(pathname)) {
    return { running, shop };
  }
  const readOnlyShop = { ...shop, db: withoutWrites(shop.db) };
  const isPanel = pathname.startsWith('/admin/');
  return {
    running: isPanel ? running : { ...running, shop: readOnlyShop },
    shop: readOnlyShop,
  };
}
