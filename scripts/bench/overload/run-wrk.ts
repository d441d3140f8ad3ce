import { captureOutput } from '#scripts/test/child-processes.ts';

type WrkOptions = { headers: Record<string, string>; connections: number; seconds: number };
/** Responses per second. */
export type Rates = { accepted: number; refused: number };

/** Requests one page over this many connections, each of which repeats the request after its response. */
export async function runWrk(
  url: string,
  { headers, connections, seconds }: WrkOptions,
): Promise<Rates> {
  const headerFlags = Object.entries(headers).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const flags = ['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '--timeout', '10s'];
  const output = await captureOutput('wrk', [...flags, ...headerFlags, url]);
  const all = Number(/(\d+) requests in/.exec(output)?.[1] ?? 0);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  const took = Number(/requests in ([\d.]+)s/.exec(output)?.[1] ?? seconds);
  const tookSeconds = /requests in [\d.]+m/.test(output) ? seconds : took;
  return { accepted: (all - refused) / tookSeconds, refused: refused / tookSeconds };
}
