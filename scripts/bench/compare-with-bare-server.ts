import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { end, keep } from '#scripts/test/child.ts';
import { freePort } from '#scripts/test/free-port.ts';
import { median } from './median.ts';

/** Requests per second for the landing page. */
export type Race = { shop: number; bare: number };

const connections = 50;
const secondsOfRound = 4;
const asked = { 'Accept-Encoding': 'br' };

/** Measures the shop and a bare server that sends the same bytes in turns, so that a noisy minute meets both. */
export async function compareWithBareServer(url: string, rounds: number): Promise<Race> {
  const bare = await startBareServer(await fetchRaw(url));
  const figures: Race[] = [];
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
  };
}

async function ratePerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: secondsOfRound, headers: asked });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} did not answer every request.`);
  return Math.round(result.requests.average);
}

type Answer = { headers: http.IncomingHttpHeaders; body: Buffer };

/** Returns the response as transferred: fetch would decompress it. */
async function fetchRaw(url: string): Promise<Answer> {
  const request = http.get(url, { headers: asked });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
  return { headers, body: await buffer(response) };
}

async function startBareServer({ headers, body }: Answer) {
  const port = await freePort();
  const child = keep(
    spawn(process.execPath, ['scripts/bench/bare-server.ts'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  child.stdin?.end(JSON.stringify({ port, headers, body: body.toString('base64') }));
  if (child.stdout) await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => end(child, 'SIGTERM') };
}
