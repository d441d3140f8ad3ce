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
export type PreparingClient = Pick<PGlite, 'query' | 'transaction'>;
type Statement = { text: string; params: unknown[]; options: QueryOptions | undefined };
type Row = messages.RowDescriptionMessage;
type Prepared = { name: string; parameterTypes: number[]; row: Row | undefined };

/**
 * Returns the same database, which parses a repeated statement only once. The library's own `query` enters the database
 * six times for each statement; a prepared one enters once.
 */
export function prepareEmbedded(client: PGlite, statements: StatementWatch): PreparingClient {
  const names = new StatementNames();
  const prepared = new Map<string, Prepared>();

  const runNamed = <Found>(name: string, request: Statement) =>
    client.runExclusive(async () => {
      const statement = prepared.get(name) ?? (await prepare(client, name, request.text));
      prepared.set(name, statement);
      return run<Found>(client, statement, request);
    });

  const query = async <Found>(text: string, params: unknown[] = [], options?: QueryOptions) => {
    const name = names.nameOf(text);
    if (name === undefined) return client.query<Found>(text, params, options);
    await client._checkReady();
    const request = { text, params, options };
    return client._runExclusiveTransaction(() => runNamed<Found>(name, request));
  };

  return {
    query: (text, ...rest) => statements.during(text, query(text, ...rest)),
    transaction: (work) =>
      client.transaction(async (transaction) => {
        await yieldToEventLoop();
        const query = async <Found>(
          text: string,
          params: unknown[] = [],
          options?: QueryOptions,
        ) => {
          const name = transaction.closed ? undefined : names.nameOf(text);
          if (name === undefined) return transaction.query<Found>(text, params, options);
          return runNamed<Found>(name, { text, params, options });
        };
        const timed: typeof query = (text, ...rest) =>
          statements.during(text, query(text, ...rest));
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

/** Returns only the parsers of these columns: the library would copy those of every type for each statement. */
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
  const { messages } = await client.execProtocol(request, { syncToFs: false });
  return messages;
}
