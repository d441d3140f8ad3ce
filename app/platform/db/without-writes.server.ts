import type { Database } from './database.server.ts';
import { Outage } from './is-outage.server.ts';

/** Thrown by a write while the disk is nearly full. Waiting helps once the owner has made room. */
class DiskFullError extends Outage {
  override name = 'DiskFullError';

  constructor() {
    super('The disk has too little room left to write');
  }
}

export function isDiskFullError(thrown: unknown): boolean {
  return thrown instanceof DiskFullError;
}

const writes = new Set<PropertyKey>(['insert', 'update', 'delete', 'transaction']);

/** Returns the same database for reading. Writes and transactions throw DiskFullError before they do anything. */
export function withoutWrites(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      if (writes.has(name)) {
        return () => {
          throw new DiskFullError();
        };
      }
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
