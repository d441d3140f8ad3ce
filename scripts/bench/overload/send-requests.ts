import http from 'node:http';

export type RequestSpec = {
  path: string;
  method?: string;
  headers: Record<string, string>;
  body?: string;
};
export type TimedResponse = { status: number; ms: number };

/** Sends one request and reads its response to the end. */
export function sendRequest(
  agent: http.Agent,
  url: string,
  { path, method = 'GET', headers, body }: RequestSpec,
): Promise<TimedResponse> {
  const sentAt = performance.now();
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers: { ...headers, ...length } };
    const request = http.request(`${url}${path}`, options, (response) => {
      const status = response.statusCode ?? 0;
      response.once('end', () => resolve({ status, ms: performance.now() - sentAt }));
      response.once('error', reject);
      response.resume();
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Sends requests one after another over each of this many connections, until none is left or `isOver`. */
export async function sendUntil(
  url: string,
  {
    requests,
    connections,
    isOver,
  }: { requests: Iterator<RequestSpec>; connections: number; isOver: () => boolean },
): Promise<TimedResponse[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const responses: TimedResponse[] = [];
  const visitor = async () => {
    while (!isOver()) {
      const next = requests.next();
      if (next.done) return;
      responses.push(await sendRequest(agent, url, next.value));
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return responses;
}

export function* always(request: RequestSpec): Generator<RequestSpec> {
  for (;;) yield request;
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
