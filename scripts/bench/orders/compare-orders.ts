import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BareServer, startBareServer } from '#scripts/bench/bare/start-bare.ts';
import { median } from '#scripts/bench/median.ts';
import type { ShopServer } from '#test/open-shop-server.ts';
import { embeddedFolder, openBenchShop } from './bench-shop.ts';
import { goShopping, type OrderForm, orderForms } from './order-forms.ts';
import { type RecordedStatement, recordStatements } from './record-statements.ts';
import { type ScriptLine, scriptOf } from './statement-script.ts';
import { type SubmitResult, submitForms } from './submit-forms.ts';

export const variants = ['shop', 'statements', 'row'] as const;
/** The shop, a bare server that sends the same statements, and one that only inserts the row of the order. */
export type Variant = (typeof variants)[number];
export type OrderResults = {
  database: 'postgres' | 'embedded';
  connections: number;
  statements: number;
  submitted: Record<Variant, SubmitResult>;
};

const ordersOfRound = 250;
const defaultConnections = [10, 50];

/** Measures the three variants alternately, so that a noisy minute affects all of them, and returns the medians. */
export async function compareOrders(rounds: number): Promise<OrderResults[]> {
  const onServer = await openBenchShop('postgres');
  const script = await statementsOf(onServer);
  const onEmbedded = await openBenchShop('embedded');
  const productIds = [onServer, onEmbedded].map(
    async ({ url }) => (await goShopping(url)).productId,
  );
  const [serverProductId = '', embeddedProductId = ''] = await Promise.all(productIds);
  const embeddedScript = JSON.parse(
    JSON.stringify(script).replaceAll(serverProductId, embeddedProductId),
  ) as ScriptLine[];
  try {
    return [
      ...(await compareVariants('postgres', onServer, { script, rounds })),
      ...(await compareVariants('embedded', onEmbedded, { script: embeddedScript, rounds })),
    ];
  } finally {
    await onServer.remove();
    await onEmbedded.remove();
  }
}

/** Returns the statements of an order in this shop on PostgreSQL. */
export async function statementsOf({
  databaseUrl = '',
  dataDir,
}: ShopServer): Promise<ScriptLine[]> {
  return scriptOf((await recordStatements(databaseUrl, dataDir)) as RecordedStatement[][]);
}

type ComparisonOptions = { script: ScriptLine[]; rounds: number; connections?: readonly number[] };

/** Measures the three variants on one shop. */
export async function compareVariants(
  database: OrderResults['database'],
  shop: ShopServer,
  { script, rounds, connections = defaultConnections }: ComparisonOptions,
): Promise<OrderResults[]> {
  const row = script.flatMap(rowOfOrder);
  const statements = await openBareServer(shop, script);
  const rowOnly = await openBareServer(shop, row);
  const servers: Record<Variant, { url: string; pid: number }> = { shop, statements, row: rowOnly };
  const submit = async (variant: Variant, forms: OrderForm[], connectionCount: number) =>
    submitForms(servers[variant], forms, connectionCount);
  try {
    for (const variant of variants)
      await submit(variant, await orderForms(shop.url, ordersOfRound), 10);
    const figures: OrderResults[] = [];
    for (const connectionCount of connections) {
      const results: Record<Variant, SubmitResult[]> = { shop: [], statements: [], row: [] };
      for (let round = 1; round <= rounds; round += 1) {
        for (const variant of variants) {
          results[variant].push(
            await submit(variant, await orderForms(shop.url, ordersOfRound), connectionCount),
          );
        }
        console.log(
          `Orders on ${database}, ${connectionCount} connections, round ${round} of ${rounds}`,
        );
      }
      const submitted = { shop: medians(results.shop), statements: medians(results.statements) };
      figures.push({
        ...{ database, connections: connectionCount, statements: script.length },
        submitted: { ...submitted, row: medians(results.row) },
      });
    }
    return figures;
  } finally {
    await statements.stop();
    await rowOnly.stop();
  }
}

/** Returns the insert of the order alone, taken from the statement that also inserts its lines. */
function rowOfOrder({ text, sources }: ScriptLine): ScriptLine[] {
  const [, insert] = /\((insert into "orders" .+?) returning /.exec(text) ?? [];
  if (insert === undefined) return [];
  const values = Math.max(...[...insert.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  return [{ text: insert, sources: sources.slice(0, values) }];
}

/** Starts a bare server on the shop's tables in PostgreSQL, or on a copy of its embedded database. */
async function openBareServer(
  { databaseUrl, dataDir }: ShopServer,
  lines: ScriptLine[],
): Promise<BareServer> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-bare-'));
  if (databaseUrl === undefined) fs.cpSync(dataDir, copy, { recursive: true });
  const task = { lines, databaseUrl, folder: embeddedFolder(copy), dataDir: copy };
  const bare = await startBareServer('order-server.ts', task);
  const stop = () => bare.stop().then(() => fs.rmSync(copy, { recursive: true, force: true }));
  return { ...bare, stop };
}

function medians(all: readonly SubmitResult[]): SubmitResult {
  const of = (figure: keyof SubmitResult) => median(all.map((one) => one[figure]));
  return {
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p95Ms: of('p95Ms'),
    p99Ms: of('p99Ms'),
    processorMs: of('processorMs'),
  };
}
