import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { captureOutput } from '#scripts/test/child-processes.ts';
import { startBareServer } from './bare/start-bare.ts';
import { median } from './median.ts';

type PerServer<Value> = { shop: Value; bare: Value };
/** Requests per second, and the program that sent them. */
export type Comparison = PerServer<number> & { client: 'wrk' | 'autocannon' };

/** Prefers wrk, which is faster than the servers; autocannon is slower than a bare server. */
const client = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

const connections = 50;
const secondsOfRound = 4;
const requestHeaders = { 'Accept-Encoding': 'br' };

/** Measures alternately the shop and a bare server that sends the same bytes, so that a noisy minute affects both. */
export async function compareWithBareServer(url: string, rounds: number): Promise<Comparison> {
  const { headers, body } = await fetchRaw(url);
  const response = { headers, body: body.toString('base64') };
  const bare = await startBareServer('page-server.ts', response);
  return compareAlternately(
    { shop: url, bare: bare.url },
    { headers: requestHeaders, rounds },
  ).finally(bare.stop);
}

type ComparisonOptions = { headers: Record<string, string>; rounds: number };

/** Measures both alternately, and returns the medians. */
export async function compareAlternately(
  urls: PerServer<string>,
  { headers, rounds }: ComparisonOptions,
): Promise<Comparison> {
  const rates: PerServer<number>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const shop = await ratePerSecond(urls.shop, headers);
    const bare = await ratePerSecond(urls.bare, headers);
    console.log(`${urls.shop}, requests per second, round ${round}: ${shop} of ${bare}`);
    rates.push({ shop, bare });
  }
  return {
    shop: median(rates.map((rate) => rate.shop)),
    bare: median(rates.map((rate) => rate.bare)),
    client,
  };
}

/** Returns the requests per second over connections that stay open. */
async function ratePerSecond(url: string, headers: Record<string, string>): Promise<number> {
  if (client === 'wrk') return rateByWrk(url, headers);
  const result = await autocannon({ url, connections, duration: secondsOfRound, headers });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} did not answer every request.`);
  return Math.round(result.requests.average);
}

async function rateByWrk(url: string, headers: Record<string, string>): Promise<number> {
  const header = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const flags = ['--timeout', '30s', '-t', '1', '-c', `${connections}`, '-d', `${secondsOfRound}s`];
  const output = await captureOutput('wrk', [...flags, ...header, url]);
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url} did not answer every request.`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]));
}

type RawResponse = { headers: http.IncomingHttpHeaders; body: Buffer };

/** Returns the response as transferred: fetch would decompress it. */
async function fetchRaw(url: string): Promise<RawResponse> {
  const request = http.get(url, { headers: requestHeaders });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
  return { headers, body: await buffer(response) };
}
