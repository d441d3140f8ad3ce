import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { openGatewayClient } from '#domain/orders/online/gateway-client.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { lookUpRefunds } from '#domain/orders/refunds/look-up-refunds.server.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import { openMerchantApi } from '#platform/payhere/merchant-api.server.ts';
import { PayHereStandIn } from '#platform/payhere/stand-in.server.ts';
import { stopChild, trackChild } from '#scripts/test/child-processes.ts';
import { paymentMismatches, stockMismatches } from '#test/ledger.ts';
import { openShopServer, type ShopServer } from '#test/open-shop-server.ts';
import { openDatabaseOf } from '#test/query-database.ts';
import { databases } from '#test/stocked-shops.ts';

const rounds = 4;
const account = { merchantId: '1', secret: 'x', appId: 'app', appSecret: 'of the app' };
const priceLkr = '3800.00';
/** The number of ways to pay in scripts/pay-until-killed.ts. */
const allWays = 7;

/** Opens the stand-in of PayHere on a port. `beforeResponse` runs when a refund is done and its response has not been sent. */
async function openGateway() {
  const refunded: string[] = [];
  const hook: { beforeResponse: () => Promise<void> } = { beforeResponse: async () => undefined };
  const standIn = new PayHereStandIn({
    ...{ ...account, basePath: '', notify: async () => 200 },
    findEarlierPayment: async (id) => ({
      reference: `ORD-${id.slice(0, 13)}-${Number(id.slice(13))}-1`,
      amount: priceLkr,
    }),
  });
  const server = http.createServer(async (request, response) => {
    const { url = '', method = 'GET', headers } = request;
    const body = method === 'POST' ? await text(request) : null;
    const { authorization = '', 'content-type': type = '' } = headers;
    const gatewayResponse = await standIn.handle(
      new Request(`http://payhere.example${url}`, {
        ...{ method, body },
        headers: { Authorization: authorization, 'Content-Type': type },
      }),
    );
    if (url.endsWith('/refund')) {
      refunded.push(`${JSON.parse(body ?? '{}').payment_id}`);
      await hook.beforeResponse();
    }
    response.writeHead(gatewayResponse.status, { 'Content-Type': 'application/json' });
    response.end(await gatewayResponse.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/merchant/v1`;
  return { baseUrl, refunded, hook, close: () => server.close().closeAllConnections() };
}

type Gateway = Awaited<ReturnType<typeof openGateway>>;

/** Pays in every way until each has confirmed a payment, then kills: in odd rounds between a refund and its response. */
async function payUntilKilled(shopServer: ShopServer, gateway: Gateway, round: number) {
  const { dataDir, databaseUrl = '' } = shopServer;
  const args = ['scripts/pay-until-killed.ts', dataDir, databaseUrl, gateway.baseUrl];
  const child = trackChild(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
  const output: string[] = [];
  const errors: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const confirmed = () =>
    [...output.join('').matchAll(/^([a-z-]+) (\S+)\n/gm)].map(([, way = '', id = '']) => ({
      way,
      id,
    }));
  const ways = () => new Set(confirmed().map(({ way }) => way)).size;
  while (ways() < allWays) {
    if (child.exitCode !== null) throw new Error(errors.join(''));
    await pause(5);
  }
  if (round % 2 === 1) {
    await new Promise<void>((resolve) => {
      gateway.hook.beforeResponse = async () => {
        await stopChild(child, 'SIGKILL');
        resolve();
      };
    });
    gateway.hook.beforeResponse = async () => undefined;
  } else {
    await pause(Math.random() * 300);
    await stopChild(child, 'SIGKILL');
  }
  expect(errors.join('')).toBe('');
  return confirmed();
}

/** Waits until PostgreSQL has ended the transactions of the killed client. */
async function waitForTransactions(shop: Shop, { databaseUrl }: ShopServer) {
  if (!databaseUrl) return;
  const busy = sql`select 1 from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and xact_start is not null`;
  while ((await shop.db.$count(sql`(${busy}) as busy`)) > 0) await pause(20);
}

/** The payment status in which each way ends, unless it is `paid`. */
const endOf: Record<string, string> = {
  refund: 'refunded',
  'charge-back': 'refunded',
  'courier-taken-back': 'pending',
};

async function faultsOf(shop: Shop, confirmed: { way: string; id: string }[]) {
  const faults: string[] = [];
  for (const { way, id } of confirmed) {
    const order = await findOrder(shop, id);
    const wanted = endOf[way] ?? 'paid';
    if (order?.paymentStatus !== wanted) faults.push(`${way} ${id} is ${order?.paymentStatus}`);
  }
  return [...faults, ...(await paymentMismatches(shop)), ...(await stockMismatches(shop))];
}

async function refundsIn(shop: Shop): Promise<string[]> {
  const rows = await shop.db
    .select({ id: paymentEntries.reference })
    .from(paymentEntries)
    .where(eq(paymentEntries.via, 'refund-api'));
  return rows.map(({ id }) => id).sort();
}

test.each(databases)(
  '%s: killed at any moment of paying in any way, the sums agree, nothing confirmed is lost, and nobody is refunded twice',
  async (database) => {
    const gateway = await openGateway();
    const shopServer = await openShopServer({ database });
    try {
      await shopServer.stop();
      for (let round = 1; round <= rounds; round += 1) {
        const confirmed = await payUntilKilled(shopServer, gateway, round);
        const { database: opened, close } = await openDatabaseOf(shopServer);
        const now = () => new Date(Date.now() + 3 * 60 * 1000);
        const shop: Shop = { db: opened.db, actor: { kind: 'shop' }, now, listeners: [] };
        await waitForTransactions(shop, shopServer);
        expect(await faultsOf(shop, confirmed), `round ${round}`).toEqual([]);

        const { search } = openMerchantApi({ ...account, baseUrl: gateway.baseUrl });
        const client = openGatewayClient(search, () => undefined);
        await lookUpRefunds(shop, client);
        const later = () => new Date(Date.now() + 6 * 60 * 1000);
        await lookUpRefunds({ ...shop, now: later }, client);
        expect(new Set(gateway.refunded).size).toBe(gateway.refunded.length);
        expect(await refundsIn(shop)).toEqual(gateway.refunded.toSorted());
        expect(await paymentMismatches(shop)).toEqual([]);
        await close();
      }
    } finally {
      await shopServer.remove();
      gateway.close();
    }
  },
  300_000,
);
