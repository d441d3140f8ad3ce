import type { ReadOnlyShop, Shop } from './shop.server.ts';

type CachedResult = { result: unknown; readAtMs: number; isBeingRead: boolean };

/** From this number of orders on, adding all of them up takes too long to do it for each page. */
export const manyOrders = 100_000;

const maxAgeMs = 10 * 60_000;
const refreshAfterMs = 30_000;
const maxResults = 20;

const cacheOf = new WeakMap<object, Map<string, CachedResult>>();
/** Waits for all background reads so far. They run one at a time, so that pages get most of the database. */
let backgroundReads: Promise<unknown> = Promise.resolve();

type CachedQuery<Result> = {
  /** Identifies the query with all that its result depends on. */
  key: string;
  read: () => Promise<Result>;
  /** Returns whether reading the result takes too long to do it for each page. */
  isLarge: (result: Result) => boolean;
};

/**
 * Runs a query. A large result is cached for up to ten minutes, and read again in the background after 30 seconds. In a
 * transaction the query always runs (decision 090).
 */
export async function readCached<Result>(
  shop: ReadOnlyShop<Shop>,
  { key, read, isLarge }: CachedQuery<Result>,
): Promise<Result> {
  const cache = cacheOf.get(shop.db) ?? new Map<string, CachedResult>();
  cacheOf.set(shop.db, cache);
  const nowMs = shop.now().getTime();
  const readNow = async () => {
    const result = await read();
    cache.delete(key);
    if (!isLarge(result)) return result;
    cache.set(key, { result, readAtMs: nowMs, isBeingRead: false });
    const [longestUnused] = cache.keys();
    if (cache.size > maxResults && longestUnused !== undefined) cache.delete(longestUnused);
    return result;
  };
  const cached = cache.get(key);
  if (!cached) return readNow();
  const ageMs = nowMs - cached.readAtMs;
  if (ageMs < 0 || ageMs > maxAgeMs) return readNow();
  cache.delete(key);
  cache.set(key, cached);
  if (ageMs > refreshAfterMs && !cached.isBeingRead) {
    cached.isBeingRead = true;
    // Forgets the result after a failure, so that the next page reads it again and shows the error.
    backgroundReads = backgroundReads.then(readNow).catch(() => cache.delete(key));
  }
  return cached.result as Result;
}
