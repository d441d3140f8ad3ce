import type { ReadingShop, Shop } from './shop.server.ts';

type RecentFigures = { figures: unknown; readAtMs: number; isBeingRead: boolean };

/** From this number of orders on, adding all of them up takes too long to do it for each page. */
export const manyOrders = 100_000;

const maxAgeMs = 10 * 60_000;
const refreshAfterMs = 30_000;
const maxNames = 20;

const recentOf = new WeakMap<object, Map<string, RecentFigures>>();

type Reading<Figures> = {
  /** Names what is read, with all that it depends on. */
  name: string;
  read: () => Promise<Figures>;
  /** Returns whether reading them takes too long to do it for each page. */
  isLarge: (figures: Figures) => boolean;
};

/**
 * Reads figures from the database, unless they are large: then the last ones are returned for up to ten minutes, while newer ones are
 * read in the background. A transaction always reads them (decision 090).
 */
export async function readRecentFigures<Figures>(
  shop: ReadingShop<Shop>,
  { name, read, isLarge }: Reading<Figures>,
): Promise<Figures> {
  const recent = recentOf.get(shop.db) ?? new Map<string, RecentFigures>();
  recentOf.set(shop.db, recent);
  const nowMs = shop.now().getTime();
  const readNow = async () => {
    const figures = await read();
    recent.delete(name);
    if (!isLarge(figures)) return figures;
    recent.set(name, { figures, readAtMs: nowMs, isBeingRead: false });
    const [longestUnused] = recent.keys();
    if (recent.size > maxNames && longestUnused !== undefined) recent.delete(longestUnused);
    return figures;
  };
  const last = recent.get(name);
  const ageMs = last === undefined ? Number.POSITIVE_INFINITY : nowMs - last.readAtMs;
  if (!last || ageMs < 0 || ageMs > maxAgeMs) return readNow();
  recent.delete(name);
  recent.set(name, last);
  if (ageMs > refreshAfterMs && !last.isBeingRead) {
    last.isBeingRead = true;
    // The next page then waits for them, and shows the error.
    readNow().catch(() => recent.delete(name));
  }
  return last.figures as Figures;
}
