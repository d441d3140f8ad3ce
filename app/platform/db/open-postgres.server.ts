import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StatementNames } from '#platform/db/statements/statement-names.ts';
import { StatementWatch } from '#platform/db/statements/statement-watch.server.ts';
import type { Database } from './database.server.ts';
import { readOnlyCode } from './is-outage.server.ts';
import { oneAtATimeByLock } from './one-at-a-time.server.ts';
import type { OpenDatabase } from './open-embedded.server.ts';

const poolSize = 10;
const connectTimeoutMs = 10_000;
/** Detects idle connections whose other end is gone. */
const keepAliveDelayMs = 10_000;
/** Longer than any page or command of the shop takes. A migration or a restore may take longer. */
const timeouts = "set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '30s'";
/** How long a connection may leave a query unanswered before it counts as dead: longer than any statement may take. */
const silenceMs = 20_000;
const longStatementSilenceMs = 60 * 60 * 1000;
/** Suits data that fit into memory, where a random page costs hardly more, and queries too small for JIT to pay off. */
export const plannerSettings = 'set random_page_cost = 1.1; set jit = off';

type Options = {
  /** Lifts the timeouts, for migrations and restores. */
  allowLongStatements?: boolean;
  logger?: Logger;
  silenceMs?: number;
  /** Times the statements; a watch of its own by default. */
  statements?: StatementWatch;
};

/**
 * Opens PostgreSQL or a pooler. Calls `onDeadConnection` with the error of each dead or silent connection, which the pool
 * replaces. Changes no settings of a pooler's session, which is shared.
 */
export function openPostgres(
  url: string,
  onDeadConnection: (error: Error) => void,
  {
    allowLongStatements = false,
    logger,
    statements = new StatementWatch(),
    ...options
  }: Options = {},
): OpenDatabase {
  const limitMs = options.silenceMs ?? (allowLongStatements ? longStatementSilenceMs : silenceMs);
  const names = new StatementNames();
  const pool = new PoolWithoutDeadConnections({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    onConnect: async (client) => {
      // Reports a connection that dies, which without a listener would end the process while the connection is in use.
      client.on('error', onDeadConnection);
      endWhenSilent(client, limitMs);
      retireWhenReadOnly(client);
      if (await hasOwnSession(client)) {
        nameStatements(client, names);
        const settings = allowLongStatements ? plannerSettings : `${plannerSettings}; ${timeouts}`;
        await client.query(settings);
      }
      timeStatements(client, statements);
    },
  });
  // Keeps an idle connection that dies from ending the process; the listener above has reported it.
  pool.on('error', () => undefined);
  const db = drizzle({ client: pool, casing: 'snake_case', ...(logger && { logger }) });
  return {
    db: db as unknown as Database,
    kind: 'postgres',
    oneAtATime: oneAtATimeByLock(db as unknown as Database),
    statements,
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

type ClientInternals = {
  connection: EventEmitter & { stream: Socket };
  readyForQuery: boolean;
  processID: number;
};

/** Ends a connection that has sent nothing for `limitMs` while a query waits, as when its host vanishes. */
function endWhenSilent(client: pg.ClientBase, limitMs: number): void {
  const internals = client as unknown as ClientInternals;
  const { stream } = internals.connection;
  stream.setTimeout(limitMs, () => {
    if (internals.readyForQuery) return;
    stream.destroy(new Error(`Connection terminated: the database was silent for ${limitMs} ms`));
  });
}

const retired = new WeakSet<pg.ClientBase>();

/** Lets the pool replace a client whose server has become a standby: a new connection may reach the primary. */
function retireWhenReadOnly(client: pg.ClientBase): void {
  const { connection } = client as unknown as ClientInternals;
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === readOnlyCode) retired.add(client);
  });
}

/** Returns false behind a pooler, whose process id for cancelling is not that of the backend which serves the query. */
async function hasOwnSession(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === (client as unknown as ClientInternals).processID;
}

/** Clients that a transaction holds. */
const clientsInTransaction = new WeakSet<pg.ClientBase>();

/**
 * Lets the server parse the statements of a transaction once for each connection. Those outside of transactions, such as
 * lists and searches, stay unnamed: their best plan depends on their parameters.
 */
function nameStatements(client: pg.ClientBase, names: StatementNames): void {
  const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
  client.query = ((config: unknown, ...rest: unknown[]) => {
    const text = clientsInTransaction.has(client) ? textOf(config) : undefined;
    const name = text === undefined ? undefined : names.nameOf(text);
    return query(name === undefined ? config : { ...(config as object), name }, ...rest);
  }) as typeof client.query;
}

type QueryEnd = (...result: unknown[]) => void;

/** Times each statement of a client, whether the caller awaits a promise or, like the pool, passes a callback. */
function timeStatements(client: pg.ClientBase, statements: StatementWatch): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [config] = args;
    const text = typeof config === 'string' ? config : (config as { text?: string })?.text;
    const callback = args.at(-1);
    if (text === undefined) return query(...args);
    if (typeof callback !== 'function') {
      return statements.timed(text, query(...args) as Promise<unknown>);
    }
    const end = statements.begin(text);
    const timedCallback: QueryEnd = (...result) => {
      end();
      (callback as QueryEnd)(...result);
    };
    return query(...args.slice(0, -1), timedCallback);
  }) as typeof client.query;
}

const worthParsingOnce = /^(select|insert|update|delete|with)\b/;

/** Returns the text of a statement that Drizzle sends; undefined for a statement with nothing to plan, such as `commit`. */
function textOf(config: unknown): string | undefined {
  const isObject = typeof config === 'object' && config !== null && 'text' in config;
  const text = isObject ? String(config.text) : '';
  return worthParsingOnce.test(text) ? text : undefined;
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: () => void,
) => void;

/**
 * Releases a connection as soon as it dies. Drizzle sends `begin` outside of its try block: when that fails, the
 * connection is never released, and after ten of them the pool stays empty although the server is back.
 */
export class PoolWithoutDeadConnections extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): undefined;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(releaseOnDeath);
    super.connect(callback as never);
    return undefined;
  }
}

/** Marks a client as in a transaction until it is released or dies: only Drizzle's transactions take a client. */
function releaseOnDeath(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  clientsInTransaction.add(client);
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    clientsInTransaction.delete(client);
    client.off('error', releaseOnce);
    release(error ?? retired.has(client));
  };
  client.release = releaseOnce;
  client.once('error', releaseOnce);
  return client;
}
