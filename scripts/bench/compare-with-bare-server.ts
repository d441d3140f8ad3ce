import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { ask } from '#scripts/test/child.ts';
import { startBare } from './bare/start-bare.ts';
import { median } from './median.ts';

/** Requests per second for the landing page, and the program that asked for it. */
export type Race = { shop: number; bare: number; client: 'wrk' | 'autocannon' };
type Rates = Pick<Race, 'shop' | 'bare'>;

/** Asks faster than the servers answer; what npm has is slower than both. */
const client = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

const connections = 50;
const secondsOfRound = 4;
const asked = { 'Accept-Encoding': 'br' };

/** Measures the shop and a bare server that sends the same bytes in turns, so that a noisy minute meets both. */
export async function compareWithBareServer(url: string, rounds: number): Promise<Race> {
  const { headers, body } = await fetchRaw(url);
  const task = { headers, body: body.toString('base64') };
  const bare = await startBare('page-server.ts', task);
  const figures: Rates[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const [shopRate, bareRate] = [await ratePerSecond(url), await ratePerSecond(bare.url)];
      console.log(`Requests per second, round ${round}: ${shopRate} of ${bareRate}`);
      figures.push({ shop: shopRate, bare: bareRate });
    }
  } finally {
    await bare.stop();
  }
  return {
    shop: median(figures.map((figure) => figure.shop)),
    bare: median(figures.map((figure) => figure.bare)),
    client,
  };
}

async function ratePerSecond(url: string): Promise<number> {
  if (client === 'wrk') return rateByWrk(url);
  const result = await autocannon({ url, connections, duration: secondsOfRound, headers: asked });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} did not answer every request.`);
  return Math.round(result.requests.average);
}

async function rateByWrk(url: string): Promise<number> {
  const header = Object.entries(asked).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const among = ['-t', '1', '-c', `${connections}`, '-d', `${secondsOfRound}s`];
  const said = await ask('wrk', [...among, ...header, url]);
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${url} did not answer every request.`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]));
}

type Answer = { headers: http.IncomingHttpHeaders; body: Buffer };

/** Returns the response as transferred: fetch would decompress it. */
async function fetchRaw(url: string): Promise<Answer> {
  const request = http.get(url, { headers: asked });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
  return { headers, body: await buffer(response) };
}
