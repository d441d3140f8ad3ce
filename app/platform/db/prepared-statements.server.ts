import {
  type messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { StatementNames } from '#platform/db/statements/statement-names.ts';
import type { StatementWatch } from '#platform/db/statements/statement-watch.server.ts';

const { serialize } = protocol;

/** The methods of the embedded database that Drizzle calls. */
export type DrizzleClient = Pick<PGlite, 'query' | 'transaction'>;
type Statement = { text: string; params: unknown[]; options: QueryOptions | undefined };
type Row = messages.RowDescriptionMessage;
type Prepared = { name: string; parameterTypes: number[]; row: Row | undefined };

/** The name of a statement that the database forgets when it parses the next. */
const unnamed = '';

/**
 * Returns the same database, which parses a repeated statement only once. The library's own `query` calls into the database
 * six times for each statement; this one calls twice, and once for a statement that is prepared already.
 */
export function withPreparedStatements(client: PGlite, statements: StatementWatch): DrizzleClient {
  const names = new StatementNames();
  const prepared = new Map<string, Prepared>();

  const runNext = <Found>(request: Statement) => {
    const name = names.nameOf(request.text) ?? unnamed;
    return client.runExclusive(async () => {
      const statement = prepared.get(name) ?? (await prepare(client, name, request.text));
      if (name !== unnamed) prepared.set(name, statement);
      return run<Found>(client, statement, request);
    });
  };

  const query = async <Found>(text: string, params: unknown[] = [], options?: QueryOptions) => {
    await client._checkReady();
    return client._runExclusiveTransaction(() => runNext<Found>({ text, params, options }));
  };

  return {
    query: (text, ...rest) => statements.timed(text, query(text, ...rest)),
    transaction: (work) =>
      client.transaction(async (transaction) => {
        await yieldToEventLoop();
        const query = async <Found>(
          text: string,
          params: unknown[] = [],
          options?: QueryOptions,
        ) => {
          // The library refuses a statement after the end of its transaction.
          if (transaction.closed) return transaction.query<Found>(text, params, options);
          return runNext<Found>({ text, params, options });
        };
        const timed: typeof query = (text, ...rest) => statements.timed(text, query(text, ...rest));
        return work(Object.assign(Object.create(transaction) as Transaction, { query: timed }));
      }),
  };
}

/**
 * Yields to the event loop before each transaction. The library never yields between statements or queued transactions,
 * so new connections would not be accepted until the last one has ended.
 */
const yieldToEventLoop = () => new Promise((resolve) => setImmediate(resolve));

async function prepare(client: PGlite, name: string, text: string): Promise<Prepared> {
  const replies = await send(client, [
    serialize.parse({ name, text }),
    serialize.describe({ type: 'S', name }),
  ]);
  return {
    name,
    parameterTypes: parse.parseDescribeStatementResults(replies),
    row: replies.find((message) => message.name === 'rowDescription') as Row | undefined,
  };
}

async function run<Found>(
  client: PGlite,
  { name, parameterTypes, row }: Prepared,
  { params, options }: Statement,
): Promise<Results<Found>> {
  const values = params.map((value, index) => {
    if (value === null || value === undefined) return null;
    return client.serializers[parameterTypes[index] ?? 0]?.(value) ?? `${value}`;
  });
  const replies = await send(client, [
    serialize.bind({ statement: name, values }),
    serialize.execute({}),
  ]);
  const { rowMode } = options ?? {};
  const [result] = parse.parseResults(
    row ? [row, ...replies] : replies,
    parsersOf(client, row, options),
    rowMode ? { rowMode } : {},
  );
  return result as Results<Found>;
}

/** Returns only the parsers of these columns: the library would copy all parsers for each statement. */
function parsersOf(client: PGlite, row: Row | undefined, options: QueryOptions | undefined) {
  const parsers: PGlite['parsers'] = {};
  for (const { dataTypeID } of row?.fields ?? []) {
    const parser = options?.parsers?.[dataTypeID] ?? client.parsers[dataTypeID];
    if (parser) parsers[dataTypeID] = parser;
  }
  return parsers;
}

/** Sends the messages in one call, followed by Sync, which ends the exchange even after a failure. */
async function send(client: PGlite, parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
  const request = Buffer.concat([...parts, serialize.sync()]);
  // Skips the library's own sync: the database calls fsync for each commit (open-embedded.server.ts).
  const { messages } = await client.execProtocol(request, { syncToFs: false });
  return messages;
}
