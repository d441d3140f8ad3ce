import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { sweepAudit } from '#domain/audit/sweep-audit.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { sumCashAtCouriers } from '#domain/remittances/cash-at-couriers.server.ts';
import type { Database } from '#platform/db/database.server.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { panelQueries } from './panel-queries.ts';
import {
  fullTableScans,
  indexesIn,
  indexOnlyScans,
  type Plan,
  sortsBeforeLimit,
} from './plan-tree.ts';

type LoggedQuery = { text: string; params: unknown[] };

/** Opens the same database with a logger. */
function withQueryLog(db: Database, logged: LoggedQuery[]): Database {
  const logger = { logQuery: (text: string, params: unknown[]) => logged.push({ text, params }) };
  const { $client: client } = db as unknown as { $client: never };
  const options = { client, casing: 'snake_case', logger } as const;
  const isServer = Boolean(process.env['SANDHI_TEST_DATABASE']);
  const loggingDb = isServer ? drizzlePostgres(options) : drizzleEmbedded(options);
  return loggingDb as unknown as Database;
}

function explainStatement({ text, params }: LoggedQuery): SQL {
  const [begin = '', ...rest] = text.split(/\$\d+/);
  const pieces = rest.map((piece, index) => sql`${params[index]}${sql.raw(piece)}`);
  return sql`explain (format json) ${sql.raw(begin)}${sql.join(pieces)}`;
}

/**
 * Explains the queries of all lists and searches. Sequential scans and sorts, which suit an empty shop best, are switched
 * off, so that they remain only where no index can serve.
 */
async function plansOfPanel(): Promise<Map<string, Plan[]>> {
  const logged: LoggedQuery[] = [];
  const shop = await openTestShop();
  const owner = { ...(await anOwner(shop)), db: withQueryLog(shop.db, logged) };
  const [order, product] = [randomUUID(), (await aProduct(shop)).id];
  const known = {
    order,
    product,
    printQuery: '',
    message: '',
    contact: '',
    event: '1',
    phone: '+94771234567',
    middleOfOrders: '1',
    middleOfCustomers: '1',
  };
  const plans = new Map<string, Plan[]>();
  for (const { title, run } of panelQueries({ ...known, orderNumber: 'ORD-1795231800000-23' })) {
    logged.length = 0;
    await run(owner);
    plans.set(title, await explained(shop.db, logged));
  }
  return plans;
}

function explained(db: Database, logged: readonly LoggedQuery[]): Promise<Plan[]> {
  return db.transaction(async (inside) => {
    for (const node of ['seqscan', 'sort'])
      await inside.execute(sql.raw(`set local enable_${node} = off`));
    const plans: Plan[] = [];
    for (const one of logged) {
      const result = await inside.execute(explainStatement(one));
      const { rows } = result as unknown as { rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] };
      for (const { 'QUERY PLAN': tree } of rows) plans.push(tree[0].Plan);
    }
    return plans;
  });
}

const titlesOf = (plans: Map<string, Plan[]>, is: (plan: Plan) => boolean) =>
  [...plans].filter(([, each]) => each.some(is)).map(([title]) => title);

test('every list and every search of the panel can be answered by indexes', async () => {
  const plans = await plansOfPanel();

  expect(plans.size).toBeGreaterThan(50);
  expect([...plans.values()].every((each) => each.length > 0)).toBe(true);
  expect(titlesOf(plans, (plan) => fullTableScans(plan).length > 0)).toEqual([]);
});

test('a page of a long list is read from an index in its order, without a sort', async () => {
  const sorted = titlesOf(await plansOfPanel(), sortsBeforeLimit);

  expect(
    sorted.filter((title) => /^(Orders|Messages|Inbox|Events|Audit log)(,|$)/.test(title)),
  ).toEqual([]);
});

test('the time at which each parcel left is read from an index alone', async () => {
  const logged: LoggedQuery[] = [];
  const shop = await openTestShop();
  const owner = { ...(await anOwner(shop)), db: withQueryLog(shop.db, logged) };
  await addHistories(shop, { orders: 200 });
  logged.length = 0;
  await sumCashAtCouriers(owner);

  const plans = await explained(shop.db, logged);
  expect(plans.flatMap(indexOnlyScans)).toContain('audit_entries_of_shipments');
});

/** Adds eight steps of each order, of which one is its shipment. In a small table each index of an order seems as cheap. */
async function addHistories({ db, now }: Shop, { orders }: { orders: number }): Promise<void> {
  const entry = { actor: 'shop', action: 'order-status-changed', at: now() } as const;
  const steps = Array.from({ length: orders * 8 }, (_, step) => ({
    ...entry,
    subjectKind: 'order' as const,
    subjectId: `${Math.floor(step / 8)}`,
    after: { status: step % 8 === 7 ? 'shipped' : 'paid' },
  }));
  await db.insert(auditEntries).values(steps);
  await db.execute(sql`analyze ${auditEntries}`);
}

test('the sweep of the audit log finds what has expired by an index', async () => {
  const logged: LoggedQuery[] = [];
  const shop = await openTestShop();
  await sweepAudit({ ...shop, db: withQueryLog(shop.db, logged) });
  const plans = await explained(shop.db, logged);

  expect(plans.flatMap(fullTableScans)).toEqual([]);
  const [deleting, ...removingTexts] = plans.map(indexesIn);
  expect(deleting).toContain('audit_entries_to_delete');
  expect(removingTexts).toEqual(removingTexts.map(() => ['audit_entries_of_texts']));
  expect(removingTexts.length).toBeGreaterThan(0);
});
