import { ask } from '#scripts/test/child.ts';

type Flood = { headers: Record<string, string>; connections: number; seconds: number };
/** Answers per second. */
export type Rates = { accepted: number; refused: number };

/** Asks for one page over so many connections, each again as soon as it is answered. */
export async function askByWrk(
  url: string,
  { headers, connections, seconds }: Flood,
): Promise<Rates> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const among = ['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '--timeout', '10s'];
  const said = await ask('wrk', [...among, ...named, url]);
  const all = Number(/(\d+) requests in/.exec(said)?.[1] ?? 0);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0);
  const took = Number(/requests in ([\d.]+)s/.exec(said)?.[1] ?? seconds);
  const tookSeconds = /requests in [\d.]+m/.test(said) ? seconds : took;
  return { accepted: (all - refused) / tookSeconds, refused: refused / tookSeconds };
}
