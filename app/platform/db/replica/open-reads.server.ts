import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isOutage } from '#platform/db/is-outage.server.ts';
import type { OpenDatabase } from '#platform/db/open-embedded.server.ts';
import { openPostgres } from '#platform/db/open-postgres.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { ReadDatabase } from './read-database.server.ts';
import { type ReplicaState, ReplicaWatch } from './replica-watch.server.ts';

/** The database from which lists, exports and figures are read: the replica, or the primary if there is none. */
export type Reads = {
  db: ReadDatabase;
  replica: { state: ReplicaState | 'none'; lagSeconds: number | undefined };
  close: () => Promise<void>;
};

/** Opens the replica for reading. Everything is read from the primary while the replica is down or too far behind. */
export function openReads(database: OpenDatabase, url: string | undefined, log: Log): Reads {
  if (url === undefined) return readsWithoutReplica(database);
  const onDeadConnection = (err: Error) => log.warn({ err }, 'A connection to the replica died');
  const onChange = (state: ReplicaState) => log.warn({ state }, 'The replica for reading changed');
  const primary = poolOf(database);
  const opened = openPostgres(url, onDeadConnection, { statements: database.statements });
  const replica = poolOf(opened);
  const watch = new ReplicaWatch(primary, replica, onChange);
  const polling = watch.start();
  return {
    db: drizzle({ client: replicaOrPrimary(primary, replica, watch), casing: 'snake_case' }),
    get replica() {
      return { state: watch.state, lagSeconds: watch.lagSeconds };
    },
    close: async () => {
      watch.stop();
      await polling;
      await opened.close();
    },
  };
}

export function readsWithoutReplica({ db }: Pick<OpenDatabase, 'db'>): Reads {
  return { db, replica: { state: 'none', lagSeconds: undefined }, close: async () => undefined };
}

function poolOf({ db }: OpenDatabase): pg.Pool {
  return (db as unknown as { $client: pg.Pool }).$client;
}

/** Reads from the replica while it is fresh, and repeats failed reads on the primary, which is harmless. */
function replicaOrPrimary(primary: pg.Pool, replica: pg.Pool, watch: ReplicaWatch): pg.Pool {
  const query = async (...args: Parameters<pg.Pool['query']>) => {
    if (!watch.isFresh) return primary.query(...args);
    try {
      return await replica.query(...args);
    } catch (thrown) {
      if (isOutage(thrown)) watch.markAsDown();
      return primary.query(...args);
    }
  };
  return { query } as unknown as pg.Pool;
}
