import { spawnSync } from 'node:child_process';
import autocannon from 'autocannon';
import { ask } from '#scripts/test/child.ts';

/** Asks faster than the servers answer; what npm has is slower than a bare server. */
export const client = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

const connections = 50;
const secondsOfRound = 4;

/** Returns how many requests a second are answered, each over a connection that stays open. */
export async function ratePerSecond(url: string, headers: Record<string, string>): Promise<number> {
  if (client === 'wrk') return rateByWrk(url, headers);
  const result = await autocannon({ url, connections, duration: secondsOfRound, headers });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} did not answer every request.`);
  return Math.round(result.requests.average);
}

async function rateByWrk(url: string, headers: Record<string, string>): Promise<number> {
  const header = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const among = ['--timeout', '30s', '-t', '1', '-c', `${connections}`, '-d', `${secondsOfRound}s`];
  const said = await ask('wrk', [...among, ...header, url]);
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${url} did not answer every request.`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]));
}
