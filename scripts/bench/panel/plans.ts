import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { asAdmin } from '#domain/kernel/shop.server.ts';
import { openPostgres, plannerSettings } from '#platform/db/open-postgres.server.ts';
import { withClient } from './bench-database.ts';
import { type PanelQuery, panelQueries } from './panel-queries.ts';
import { fullTableScans, type Plan } from './plan-tree.ts';
import type { Samples } from './search-terms.ts';

type Query = { text: string; params: unknown[] };
type Explained = { Plan: Plan; 'Execution Time': number };
/** The queries of a list or a search: how long they took in all, and which big tables they scan in full. */
export type ExplainedQuery = {
  title: string;
  queries: number;
  tookMs: number;
  scannedTables: string[];
};

/** Runs every list and search of the panel, records their queries, and explains each. */
export async function explainPanel(
  databaseUrl: string,
  samples: Samples,
): Promise<ExplainedQuery[]> {
  const recorded: Query[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => recorded.push({ text, params }) };
  const database = openPostgres(databaseUrl, () => undefined, { logger });
  const shop = asAdmin(
    { db: database.db, actor: { kind: 'shop' }, now: () => new Date(), listeners: [] },
    { userId: randomUUID(), name: 'Owner' },
  );
  try {
    return await withClient(databaseUrl, async (client) => {
      await client.query(plannerSettings);
      const explainedQueries: ExplainedQuery[] = [];
      for (const query of panelQueries(samples)) {
        recorded.length = 0;
        await query.run(shop);
        explainedQueries.push(await explain(client, query, [...recorded]));
      }
      return explainedQueries;
    });
  } finally {
    await database.close();
  }
}

async function explain(
  client: pg.Client,
  { title }: PanelQuery,
  queries: readonly Query[],
): Promise<ExplainedQuery> {
  const total: ExplainedQuery = { title, queries: queries.length, tookMs: 0, scannedTables: [] };
  for (const { text, params } of queries) {
    const explained = await client.query<{ 'QUERY PLAN': [Explained] }>(
      `explain (analyze, format json) ${text}`,
      params,
    );
    for (const { 'QUERY PLAN': plans } of explained.rows) {
      total.tookMs += plans[0]['Execution Time'];
      total.scannedTables.push(...fullTableScans(plans[0].Plan));
    }
  }
  return total;
}
