import type { Shop } from '#domain/kernel/shop.server.ts';

/**
 * Returns a shop that does the work right after its first query, as when another request overtakes this one. Queries inside
 * of a transaction do not count: they are behind a lock, where nothing overtakes them.
 */
export function afterFirstRead<S extends Shop>(shop: S, work: () => Promise<unknown>): S {
  let isDone = false;
  const doOnce = async () => {
    if (isDone) return;
    isDone = true;
    await work();
  };
  const watch = <Query extends object>(query: Query): Query =>
    new Proxy(query, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        if (key === 'then') return thenAfter(target as unknown as Promise<unknown>, doOnce);
        return (...args: unknown[]) => watch(value.apply(target, args));
      },
    });
  const db = new Proxy(shop.db, {
    get: (target, key) =>
      key === 'select'
        ? (...columns: [never]) => watch(target.select(...columns))
        : Reflect.get(target, key),
  });
  return { ...shop, db };
}

function thenAfter(query: Promise<unknown>, work: () => Promise<void>): Promise<unknown>['then'] {
  return (done, failed) =>
    Promise.resolve(query)
      .then(async (rows) => {
        await work();
        return rows;
      })
      .then(done, failed);
}
