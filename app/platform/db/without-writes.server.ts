import type { Database } from './database.server.ts';
import { Outage } from './is-outage.server.ts';

/** Thrown by a write while the disk is nearly full. Waiting helps once the owner has made room. */
class NoRoom extends Outage {
  override name = 'NoRoom';

  constructor() {
    super('The disk has too little room left to write');
  }
}

export function isNoRoom(thrown: unknown): boolean {
  return thrown instanceof NoRoom;
}

const writes = new Set<PropertyKey>(['insert', 'update', 'delete', 'transaction']);

/** Returns the same database for reading. Every write, and every transaction, throws NoRoom before it does anything. */
export function withoutWrites(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      if (writes.has(name)) {
        return () => {
          throw new NoRoom();
        };
      }
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
