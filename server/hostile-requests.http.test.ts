import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtRoutes, fillInParams } from '#test/built-routes.ts';
import { isFullRun } from '#test/full-run.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { listOpenFilesBelow } from '#test/list-open-files.ts';
import { sendBytes, statusIn } from '#test/send-bytes.ts';
import { anOwner, aProduct } from '#test/shop.ts';

let folder = '';
let shop: InProcessShop;
let paths: string[] = [];
let owner = '';

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-hostile-'));
  fs.cpSync('build/client', folder, { recursive: true });
  shop = await openInProcess({ filesFolder: folder });
  const { slug, id } = await aProduct(shop.shop);
  const visitor = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
  owner = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  paths = [...(await everyRoute({ slug, id })), ...files(), ...oddUrls];
});
afterAll(async () => {
  await shop?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const oddUrls = [
  ...['//', '///x', '/a%0Ab', '/a%0D%0AX:%20y', '/\\x', '/%2e%2e/%2e%2e/etc/passwd', '/.env'],
  ...['/assets/', '/assets/../../package.json', '/assets/%00.js', '/media/x.webp', '/media/..%2fx'],
  ...['/__proto__', '/constructor.data', '/_root.data?_routes=x', '/?q=%F0%9F%92%A9&q[]=1', '/%'],
  ...['/favicon.ico', '/favicon.svg.br', '/cart.data?_routes=', '/si//', `/${'a/'.repeat(900)}`],
];

async function everyRoute({ slug, id }: { slug: string; id: string }): Promise<string[]> {
  const ids: Record<string, string> = { slug, productId: id };
  const params = new Proxy(ids, {
    get: (target, name) => target[`${String(name)}`] ?? randomUUID(),
  });
  const routes = await builtRoutes();
  return [...new Set(routes.map(({ pattern }) => fillInParams(pattern, params) || '/'))];
}

function files(): string[] {
  const built = fs
    .readdirSync(path.join(folder, 'assets'))
    .filter((name) => !/\.(br|gz)$/.test(name));
  return ['/favicon.svg', '/og.jpg', ...built.slice(0, 20).map((name) => `/assets/${name}`)];
}

const heads = [
  'Range: bytes=5-2',
  'Range: bytes=0-18446744073709551615\r\nIf-Range: "x"',
  `Range: bytes=${'0-,'.repeat(300)}-1`,
  'Accept-Encoding: br;q=0, gzip;q=1e400, ,;;=, *',
  `Cookie: sandhi_cart=${'%'.repeat(500)}; sandhi.session_token=%00.; =; sandhi_flash={"a":`,
  'If-None-Match: *\r\nIf-Modified-Since: yesterday\r\nIf-Match: ""',
  'X-Forwarded-For: ::1, 999.1.1.1, evil\r\nX-Forwarded-Host: evil.example\r\nForwarded: for=x',
  'Accept-Language: \x7f;q=9\r\nUser-Agent: \xff\xfe\r\nReferer: javascript:alert(1)',
  'Expect: 100-continue\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x',
  'Accept: text/html;q=NaN, application/json',
];

const bodies: [type: string, body: string][] = [
  ['application/x-www-form-urlencoded', 'intent=%ZZ&=&a&intent=begin&__proto__=1&%00=%00'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"'],
  ['multipart/form-data', '--x--'],
  ['application/json', '{"intent":'],
  ['text/plain', '\xff\xfe\x00'],
  ['', ''],
];

/** Makes the same request in each run: `index` decides which odd parts are combined. */
function request(index: number): string {
  const path = paths[index % paths.length] ?? '/';
  const head = heads[(index * 7) % heads.length] ?? '';
  // A sign-out by accident would leave the other requests without an account.
  const cookie = index % 4 < 2 && !path.includes('sign-out') ? `Cookie: ${owner}\r\n` : '';
  const ask = `Host: 127.0.0.1:${shop.port}\r\nConnection: close\r\n${cookie}${head}\r\n`;
  if (index % 3 !== 2) return `${index % 3 ? 'HEAD' : 'GET'} ${path} HTTP/1.1\r\n${ask}\r\n`;
  const [type, body] = bodies[index % bodies.length] ?? ['', ''];
  // Every other body ends before its promised length.
  const length = body.length + (index % 2 ? 10 : 0);
  const postHeaders = `Origin: ${shop.url}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${ask}${postHeaders}\r\n${body}`;
}

/** Deletes, damages and restores files, again and again, until it is stopped. */
async function vandalise(signal: AbortSignal) {
  const names = files().map((file) => path.join(folder, file));
  for (let round = 0; !signal.aborted; round += 1) {
    const file = names[round % names.length] ?? '';
    fs.renameSync(file, `${file}.away`);
    if (round % 3 === 1) fs.symlinkSync(file, file);
    if (round % 3 === 2) fs.mkdirSync(file);
    await pause(3);
    fs.rmSync(file, { recursive: true, force: true });
    fs.renameSync(`${file}.away`, file);
  }
}

test('hundreds of hostile requests, while files vanish and break, neither stop the shop nor leave files open', async () => {
  const stop = new AbortController();
  const vandal = vandalise(stop.signal);
  const count = isFullRun ? Math.max(500, paths.length * 3) : paths.length;
  const faults: string[] = [];
  const sendRequest = async (index: number) => {
    // A body that ends early may be dropped without a response.
    const isCut = index % 3 === 2 && index % 2 === 1;
    const bytes = Buffer.from(request(index), 'latin1');
    const status = statusIn(await sendBytes(shop, bytes, isCut ? 300 : undefined));
    if (status === 0 && isCut) return;
    if (status === 0 || (status >= 500 && !isFile(index)))
      faults.push(`${status}: ${request(index)}`);
  };
  for (let first = 0; first < count; first += 25) {
    await Promise.all(Array.from({ length: 25 }, (_, offset) => sendRequest(first + offset)));
  }
  stop.abort();
  await vandal;

  expect(faults).toEqual([]);
  for (const path of ['/', '/si', '/cart', '/favicon.svg', '/readyz']) {
    expect((await shop.visitor().get(path)).status, path).toBe(200);
  }
  const deadline = Date.now() + 5_000;
  while (listOpenFilesBelow(folder).length > 0 && Date.now() < deadline) await pause(20);
  expect(listOpenFilesBelow(folder)).toEqual([]);
  const problems = shop.logProblems().filter(({ err }) => !isBrokenFile(err));
  expect(problems).toEqual([]);
});

function isFile(index: number): boolean {
  return /^\/(assets|favicon|og)/.test(paths[index % paths.length] ?? '');
}

/** Recognizes a fault that the damaged files cause, which may be logged. */
function isBrokenFile(err: unknown): boolean {
  return ['ELOOP', 'ENOENT', 'EISDIR'].includes((err as { code?: string } | undefined)?.code ?? '');
}
