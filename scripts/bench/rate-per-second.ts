import { spawnSync } from 'node:child_process';
import autocannon from 'autocannon';
import { captureOutput } from '#scripts/test/child-processes.ts';

/** Prefers wrk, which is faster than the servers; autocannon is slower than a bare server. */
export const client = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

const connections = 50;
const secondsOfRound = 4;

/** Returns the requests per second over connections that stay open. */
export async function ratePerSecond(url: string, headers: Record<string, string>): Promise<number> {
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
