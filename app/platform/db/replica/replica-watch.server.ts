import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** A replica with more lag is not used. */
export const maxLagMs = 5_000;
const pollMs = 1_000;
/** A replica that takes longer to report its position counts as down. */
const queryTimeoutMs = 2_000;
const maxSamples = 600;

/** The states of a replica. `behind`: its lag is too long. `foreign`: it is no copy of this primary. */
export type ReplicaState = 'well' | 'behind' | 'down' | 'foreign';
/** A position in the primary's log, and when it was requested, by performance.now(). */
type Sample = { askedAt: number; position: number };
/** A position in the log, null if a primary is queried as a replica, and the identifier of the server's data. */
type ReportedPosition = { position: number | null; system: string };
type Queryable = Pick<pg.Pool, 'query'>;

const primaryPositionSql = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position,
  (select system_identifier::text from pg_control_system()) as system`;
const replicaPositionSql = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position,
  (select system_identifier::text from pg_control_system()) as system`;

/**
 * Measures the lag of a replica. Compares positions in the log, never clocks: the age of the last transaction means
 * nothing for an idle database, or for a replica that has lost its primary.
 */
export class ReplicaWatch {
  readonly #primary: Queryable;
  readonly #replica: Queryable;
  readonly #onChange: (state: ReplicaState) => void;
  readonly #stopped = new AbortController();
  #samples: Sample[] = [];
  /** The replica holds everything that was committed before this time, by performance.now(). */
  #syncedAt = Number.NEGATIVE_INFINITY;
  #state: ReplicaState = 'down';

  constructor(primary: Queryable, replica: Queryable, onChange: (state: ReplicaState) => void) {
    this.#primary = primary;
    this.#replica = replica;
    this.#onChange = onChange;
  }

  get state(): ReplicaState {
    return this.#state === 'well' && !this.isFresh ? 'behind' : this.#state;
  }

  /** Returns whether the replica holds all that was committed up to `maxLagMs` ago. */
  get isFresh(): boolean {
    return this.#state === 'well' && this.#lagMs <= maxLagMs;
  }

  /** The upper bound of the replica's lag; undefined while it is down, and before it has caught up once. */
  get lagSeconds(): number | undefined {
    const isKnown = this.#state !== 'down' && Number.isFinite(this.#lagMs);
    return isKnown ? this.#lagMs / 1000 : undefined;
  }

  get #lagMs(): number {
    return performance.now() - this.#syncedAt;
  }

  /** Stops using the replica until it has reported its position again. */
  markAsDown(): void {
    this.#become('down');
  }

  async start(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      await this.ask();
      const waiting = pause(pollMs, undefined, { ref: false, signal: this.#stopped.signal });
      await waiting.catch(() => undefined);
    }
  }

  stop(): void {
    this.#stopped.abort();
  }

  /** Reads both positions, and updates the lag and the state. */
  async ask(): Promise<void> {
    const askedAt = performance.now();
    try {
      const primary = await queryPosition(this.#primary, primaryPositionSql);
      const replica = await queryPosition(this.#replica, replicaPositionSql);
      if (replica.system !== primary.system) return this.#become('foreign');
      // A primary, which some providers return instead of a replica, has no lag.
      const reached = replica.position ?? Number.POSITIVE_INFINITY;
      this.#samples.push({ askedAt, position: primary.position ?? 0 });
      const newestReached = this.#samples.findLast(({ position }) => position <= reached);
      this.#syncedAt = Math.max(this.#syncedAt, newestReached?.askedAt ?? this.#syncedAt);
      this.#samples = this.#samples
        .filter((sample) => sample.askedAt > this.#syncedAt)
        .slice(-maxSamples);
      return this.#become(this.#lagMs <= maxLagMs ? 'well' : 'behind');
    } catch {
      return this.#become('down');
    }
  }

  #become(state: ReplicaState): void {
    if (this.#stopped.signal.aborted || state === this.#state) return;
    this.#state = state;
    this.#onChange(state);
  }
}

async function queryPosition(database: Queryable, text: string): Promise<ReportedPosition> {
  // The driver supports a timeout for one query, which its types omit.
  const { rows } = await database.query<ReportedPosition>({
    text,
    query_timeout: queryTimeoutMs,
  } as {
    text: string;
  });
  if (!rows[0]) throw new Error('The database did not say how far it is.');
  return rows[0];
}
