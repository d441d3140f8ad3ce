import { is, Param, Placeholder, SQL, sql } from 'drizzle-orm';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.server.ts';

type Values = Record<string, unknown>;
type Builder<Result> = { prepare: (name: string) => { execute: () => Promise<Result> } };
type Rows = { rows: Record<string, unknown>[] };
/** Parts of Drizzle’s databases that its types leave out. `client` sends the queries; a transaction has its own. */
type DatabaseInternals = { dialect: PgDialect; session: PgSession & { client: unknown } };
type Compiled<Result> = { params: unknown[]; execute: () => Promise<Result> };
type ReadParameter = (values: Values) => unknown;

/** Declares the parameters of a query, bound when it is sent. */
export function queryParameters<Name extends string>(
  ...names: Name[]
): Record<Name, Placeholder<Name>> {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as never;
}

/**
 * Returns a query whose SQL is compiled once; each call only binds its parameters. Building the statements of an order
 * each time takes longer than sending them (decision 089).
 */
export function compiledQuery<Result = Rows>(
  build: (db: Database) => Builder<Result> | SQL,
): (db: Database, values?: Values) => Promise<Result> {
  const queries = new WeakMap<
    PgDialect,
    { compiled: Compiled<Result>; parameterReaders: ReadParameter[] }
  >();
  return (db, values = {}) => {
    const { dialect, session } = db as unknown as DatabaseInternals;
    let query = queries.get(dialect);
    if (!query) {
      const compiled = prepare(build(db), db as unknown as DatabaseInternals) as Compiled<Result>;
      query = { compiled, parameterReaders: compiled.params.map(readerOf) };
      queries.set(dialect, query);
    }
    const { compiled, parameterReaders } = query;
    // Runs a copy with the client of this transaction, because other transactions use the compiled query at the same time.
    const bound = { client: session.client, params: parameterReaders.map((read) => read(values)) };
    return Object.assign(Object.create(compiled) as Compiled<Result>, bound).execute();
  };
}

function prepare<Result>(
  query: Builder<Result> | SQL,
  { dialect, session }: DatabaseInternals,
): unknown {
  if (!is(query, SQL)) return query.prepare('');
  return session.prepareQuery(dialect.sqlToQuery(query), undefined, undefined, false);
}

/** Returns the function that reads a parameter from the values of a call and encodes it as Drizzle's builder does. */
function readerOf(param: unknown): ReadParameter {
  if (is(param, Placeholder)) return (values) => values[param.name];
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value: placeholder } = param;
  return (values) => {
    const value = values[placeholder.name] ?? null;
    return value === null ? null : encoder.mapToDriverValue(value);
  };
}
