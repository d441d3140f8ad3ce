import type { Visitor } from '#test/visitor.ts';

export type ExportTimes = {
  path: string;
  firstByteMs: number;
  tookMs: number;
  bytes: number;
  rows: number;
};

const paths = ['/orders/export.csv', '/orders/export.csv?kind=courier'];

/** Measures when the first bytes of each order export arrive, and how long the whole takes, in milliseconds. */
export async function timeExports(url: string, visitor: Visitor): Promise<ExportTimes[]> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const times: ExportTimes[] = [];
  for (const path of paths) times.push(await timeExport(url, path, cookie));
  return times;
}

async function timeExport(url: string, path: string, cookie: string): Promise<ExportTimes> {
  const began = performance.now();
  const response = await fetch(new URL(`/admin${path}`, url), { headers: { Cookie: cookie } });
  if (response.status !== 200 || !response.body)
    throw new Error(`${path} answered ${response.status}.`);
  let firstByteMs = Number.NaN;
  let bytes = 0;
  for await (const piece of response.body) {
    if (bytes === 0) firstByteMs = performance.now() - began;
    bytes += piece.length;
  }
  const rows = Number(response.headers.get('X-Rows'));
  return { path, firstByteMs, tookMs: performance.now() - began, bytes, rows };
}
