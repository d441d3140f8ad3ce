import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openBenchShop } from '#scripts/bench/orders/bench-shop.ts';
import { orderForms } from '#scripts/bench/orders/order-forms.ts';
import type { ShopServer } from '#test/open-shop-server.ts';
import { askByWrk } from './ask-by-wrk.ts';
import { always, type Heard, keepKnocking, knock, quantile } from './knock.ts';

export type FloodFigures = {
  title: string;
  peak: number;
  accepted: number;
  refused: number;
  p50Ms: number;
  p99Ms: number;
  itselfMs: number;
  orders: string;
};

const connections = 500;
/** Of these, so many are timed one by one, which wrk does not do by status. */
const timed = 120;
const floodSeconds = 20;
const peakConnections = [4, 8, 16, 32];
const peakSeconds = 5;
const ordersBeside = 10;

/** Floods a checkout page with a cart, a page that is never kept, and new searches, each with orders beside in a second round. */
export async function measureFlood(database: 'embedded' | 'postgres'): Promise<FloodFigures[]> {
  const shop = await openBenchShop(database);
  try {
    const [form] = await orderForms(shop.url, 1);
    const headers = { Cookie: form?.headers['Cookie'] ?? '' };
    const pages = { 'checkout page': '/checkout', 'page that is not kept': '/track' };
    const figures: FloodFigures[] = [];
    for (const [title, path] of Object.entries(pages)) {
      const peak = await peakOf(`${shop.url}${path}`, headers);
      for (const withOrders of [false, true]) {
        figures.push(await flood(shop, { title, path, headers, peak, withOrders }));
      }
    }
    return figures;
  } finally {
    await shop.remove();
  }
}

/** Returns the best rate at which nothing is refused, by trying. */
async function peakOf(url: string, headers: Record<string, string>): Promise<number> {
  await askByWrk(url, { headers, connections: 8, seconds: peakSeconds });
  const rates: number[] = [];
  for (const connections of peakConnections) {
    const { accepted } = await askByWrk(url, { headers, connections, seconds: peakSeconds });
    rates.push(accepted);
  }
  return Math.max(...rates);
}

type Task = Pick<FloodFigures, 'title' | 'peak'> & {
  path: string;
  headers: Record<string, string>;
  withOrders: boolean;
};

async function flood(
  { url }: ShopServer,
  { title, path, headers, peak, withOrders }: Task,
): Promise<FloodFigures> {
  const asked = { path, headers };
  const quietMs = await quietTime(url, asked);
  const forms = withOrders ? await orderForms(url, 2_000) : [];
  let isOver = false;
  const sample = keepKnocking(url, {
    asked: always(asked),
    connections: timed,
    isOver: () => isOver,
  });
  const buying = keepKnocking(url, {
    asked: forms.map((form) => ({ path: '/checkout', method: 'POST', ...form })).values(),
    connections: withOrders ? ordersBeside : 0,
    isOver: () => isOver,
  });
  const rates = await askByWrk(`${url}${path}`, {
    headers,
    connections: connections - timed,
    seconds: floodSeconds,
  });
  const endedAt = performance.now();
  isOver = true;
  const itselfMs = (await untilQuiet(url, { asked, quietMs })) - endedAt;
  const heard = await sample;
  const times = heard.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const bySample = (status: number) =>
    heard.filter((each) => each.status === status).length / floodSeconds;
  return {
    title,
    peak,
    accepted: rates.accepted + bySample(200),
    refused: rates.refused + bySample(503),
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    itselfMs,
    orders: withOrders ? told(await buying) : '',
  };
}

async function quietTime(url: string, asked: { path: string; headers: Record<string, string> }) {
  const agent = new http.Agent({ keepAlive: true });
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) times.push((await knock(agent, url, asked)).ms);
  agent.destroy();
  return quantile(times, 0.9);
}

type Quiet = { asked: { path: string; headers: Record<string, string> }; quietMs: number };

/** Returns the time from which ten answers in a row took no longer than three times the quiet ones. */
async function untilQuiet(url: string, { asked, quietMs }: Quiet): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  let since = performance.now();
  for (let good = 0; good < 10; ) {
    const { status, ms } = await knock(agent, url, asked);
    if (good === 0) since = performance.now();
    good = status === 200 && ms <= 3 * quietMs ? good + 1 : 0;
    await pause(20);
  }
  agent.destroy();
  return since;
}

function told(heard: readonly Heard[]): string {
  const placed = heard.filter(({ status }) => status === 303).map(({ ms }) => ms);
  const others = heard.length - placed.length;
  const p99 = Math.round(quantile(placed, 0.99));
  return `${(placed.length / floodSeconds).toFixed(0)} a second, p99 ${p99} ms, ${others} refused`;
}
