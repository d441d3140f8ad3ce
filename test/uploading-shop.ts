import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { openShopServer, usualDatabase } from './open-shop-server.ts';
import { sendUpload, uploadBody, uploadType } from './upload.ts';
import { cookieHeader } from './visitor.ts';

export type UploadingShop = Awaited<ReturnType<typeof openUploadingShop>>;

/** Starts a built shop with a signed-in owner, and gives access to the folder of its pictures. */
export async function openUploadingShop() {
  const shop = await openShopServer({ database: usualDatabase });
  const visitor = shop.visitor();
  await visitor.post('/admin/sign-in', { ...shop.demoCredentials });
  const owner = { port: shop.port, url: shop.url, cookie: cookieHeader(visitor.cookies) };
  // The first upload creates the folders and loads what every upload needs.
  await sendUpload(owner, uploadBody([{ fileName: 'first.svg', content: '<svg/>' }]));
  const folder = path.join(shop.dataDir, 'demo', 'media');
  return {
    shop,
    owner,
    stored: () => fs.readdirSync(folder).filter((name) => name !== 'incoming'),
    fileOf: (name: string) => path.join(folder, name),
    incomingFiles: () => fs.readdirSync(path.join(folder, 'incoming')),
  };
}

/** Measures the memory of a process repeatedly, in bytes. Returns a function that stops it and returns the increase. */
export function watchMemory(pid: number): () => number {
  const seen = [residentBytes(pid)];
  const watch = setInterval(() => seen.push(residentBytes(pid)), 25);
  return () => {
    clearInterval(watch);
    if (seen.length < 20) throw new Error('There was too little time to see anything.');
    return Math.max(...seen) - (seen[0] ?? 0);
  };
}

function residentBytes(pid: number): number {
  if (process.platform !== 'linux') {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) * 1024;
  }
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Runs the work on all items, six at a time. */
export async function sixAtATime<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

type Owner = UploadingShop['owner'];

/** Announces an upload of that many bytes and sends these few. */
export function beginUpload(owner: Owner, bytes: number, sent: Buffer): net.Socket {
  const head = [
    'POST /admin/products/pictures HTTP/1.1',
    'Host: x',
    `Origin: ${owner.url}`,
    `Cookie: ${owner.cookie}`,
    `Content-Type: ${uploadType}`,
    `Content-Length: ${bytes}`,
  ];
  const socket = net.connect(owner.port, '127.0.0.1', () => {
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(sent);
  });
  return socket;
}

/** Returns the first line of the response; the connection cannot be used afterwards. */
export function firstLine(socket: net.Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (data) => {
      socket.destroy();
      resolve(`${data}`.split('\r\n')[0] ?? '');
    });
  });
}
