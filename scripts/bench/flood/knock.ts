import http from 'node:http';

type Asked = { path: string; method?: string; headers: Record<string, string>; body?: string };
export type Heard = { status: number; ms: number; at: number };

/** Sends one request and reads its answer to the end. */
export function knock(
  agent: http.Agent,
  url: string,
  { path, method = 'GET', headers, body }: Asked,
): Promise<Heard> {
  const at = performance.now();
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers: { ...headers, ...length } };
    const request = http.request(`${url}${path}`, options, (response) => {
      const status = response.statusCode ?? 0;
      response.once('end', () => resolve({ status, ms: performance.now() - at, at }));
      response.resume();
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Sends requests over so many connections, each its next one when the last was answered, until none is left or told to stop. */
export async function keepKnocking(
  url: string,
  {
    asked,
    connections,
    isOver,
  }: { asked: Iterator<Asked>; connections: number; isOver: () => boolean },
): Promise<Heard[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const heard: Heard[] = [];
  const visitor = async () => {
    while (!isOver()) {
      const next = asked.next();
      if (next.done) return;
      heard.push(await knock(agent, url, next.value));
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return heard;
}

export function* always(asked: Asked): Generator<Asked> {
  for (;;) yield asked;
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
