import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openBenchShop } from '#scripts/bench/orders/bench-shop.ts';
import { orderForms } from '#scripts/bench/orders/order-forms.ts';
import type { ShopServer } from '#test/open-shop-server.ts';
import { runWrk } from './run-wrk.ts';
import { always, quantile, sendRequest, sendUntil, type TimedResponse } from './send-requests.ts';

export type OverloadResults = {
  title: string;
  peak: number;
  accepted: number;
  refused: number;
  p50Ms: number;
  p99Ms: number;
  recoveryMs: number;
  orders: string;
};

const connections = 500;
/** The number of these that also time each response and note its status, which wrk does not do. */
const timedConnections = 120;
const overloadSeconds = 20;
const peakConnections = [4, 8, 16, 32];
const peakSeconds = 5;
const concurrentOrders = 10;

/** Overloads a checkout page with a cart and a page that is never cached, each without and with orders at the same time. */
export async function measureOverload(
  database: 'embedded' | 'postgres',
): Promise<OverloadResults[]> {
  const shop = await openBenchShop(database);
  try {
    const [form] = await orderForms(shop.url, 1);
    const headers = { Cookie: form?.headers['Cookie'] ?? '' };
    const pages = { 'checkout page': '/checkout', 'page that is never cached': '/track' };
    const figures: OverloadResults[] = [];
    for (const [title, path] of Object.entries(pages)) {
      const peak = await findPeakRate(`${shop.url}${path}`, headers);
      for (const withOrders of [false, true]) {
        figures.push(await overload(shop, { title, path, headers, peak, withOrders }));
      }
    }
    return figures;
  } finally {
    await shop.remove();
  }
}

/** Returns the highest rate of accepted requests over a few small numbers of connections. */
async function findPeakRate(url: string, headers: Record<string, string>): Promise<number> {
  await runWrk(url, { headers, connections: 8, seconds: peakSeconds });
  const rates: number[] = [];
  for (const connections of peakConnections) {
    const { accepted } = await runWrk(url, { headers, connections, seconds: peakSeconds });
    rates.push(accepted);
  }
  return Math.max(...rates);
}

type Task = Pick<OverloadResults, 'title' | 'peak'> & {
  path: string;
  headers: Record<string, string>;
  withOrders: boolean;
};

async function overload(
  { url }: ShopServer,
  { title, path, headers, peak, withOrders }: Task,
): Promise<OverloadResults> {
  const request = { path, headers };
  const baselineMs = await measureBaselineMs(url, request);
  const forms = withOrders ? await orderForms(url, 2_000) : [];
  let isOver = false;
  const sample = sendUntil(url, {
    requests: always(request),
    connections: timedConnections,
    isOver: () => isOver,
  });
  const buying = sendUntil(url, {
    requests: forms.map((form) => ({ path: '/checkout', method: 'POST', ...form })).values(),
    connections: withOrders ? concurrentOrders : 0,
    isOver: () => isOver,
  });
  const rates = await runWrk(`${url}${path}`, {
    headers,
    connections: connections - timedConnections,
    seconds: overloadSeconds,
  });
  const endedAt = performance.now();
  isOver = true;
  const recoveryMs = (await findRecovery(url, { request, baselineMs })) - endedAt;
  const responses = await sample;
  const times = responses.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const sampledRate = (status: number) =>
    responses.filter((each) => each.status === status).length / overloadSeconds;
  return {
    title,
    peak,
    accepted: rates.accepted + sampledRate(200),
    refused: rates.refused + sampledRate(503),
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    recoveryMs,
    orders: withOrders ? summarize(await buying) : '',
  };
}

async function measureBaselineMs(
  url: string,
  request: { path: string; headers: Record<string, string> },
) {
  const agent = new http.Agent({ keepAlive: true });
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1)
    times.push((await sendRequest(agent, url, request)).ms);
  agent.destroy();
  return quantile(times, 0.9);
}

type Baseline = { request: { path: string; headers: Record<string, string> }; baselineMs: number };

/** Returns when a row of ten responses began, all accepted and within three times the baseline. */
async function findRecovery(url: string, { request, baselineMs }: Baseline): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  let since = performance.now();
  for (let good = 0; good < 10; ) {
    const { status, ms } = await sendRequest(agent, url, request);
    if (good === 0) since = performance.now();
    good = status === 200 && ms <= 3 * baselineMs ? good + 1 : 0;
    await pause(20);
  }
  agent.destroy();
  return since;
}

function summarize(responses: readonly TimedResponse[]): string {
  const placed = responses.filter(({ status }) => status === 303).map(({ ms }) => ms);
  const others = responses.length - placed.length;
  const p99 = Math.round(quantile(placed, 0.99));
  return `${(placed.length / overloadSeconds).toFixed(0)} a second, p99 ${p99} ms, ${others} refused`;
}
