import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupRuns } from '#domain/backups/tables.server.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { heartbeatJobs } from './heartbeat.ts';

const hourMs = 60 * 60_000;

let standIn: http.Server;
let respond: (response: http.ServerResponse) => void;
let pings: string[];

beforeEach(async () => {
  pings = [];
  respond = (response) => response.end();
  standIn = http.createServer((request, response) => {
    pings.push(`${request.method} ${request.url}`);
    respond(response);
    standIn.emit('ping');
  });
  standIn.listen(0, '127.0.0.1');
  await once(standIn, 'listening');
});
afterEach(() => {
  standIn.closeAllConnections();
  standIn.close();
});

async function openHeartbeat() {
  const shop = await openTestShop();
  const { backups, disk } = aRunningShop(shop);
  const { port } = standIn.address() as AddressInfo;
  const logLines: string[] = [];
  const log = pino({}, { write: (line: string) => void logLines.push(line) });
  const url = new URL(`http://127.0.0.1:${port}/ping/the-secret-id`);
  const watched = { backups, disk, heartbeatUrl: url };
  const [job] = heartbeatJobs(watched, log);
  if (!job) throw new Error('There is no job.');
  return { shop, job, disk, url, logLines, beat: () => job.work(shop) };
}

test('a healthy shop sends a heartbeat; a shop with a full disk or without a new backup sends none', async () => {
  const { shop, disk, url, logLines, beat } = await openHeartbeat();
  const first = once(standIn, 'ping');
  await beat();
  await first;
  expect(pings).toEqual(['POST /ping/the-secret-id']);

  disk.freeBytes = 1;
  await beat();
  expect(logLines.join('')).toContain('"problem":"disk"');
  disk.freeBytes = Number.POSITIVE_INFINITY;
  const run = { cause: 'nightly', startedAt: shop.now() } as const;
  await shop.db.insert(backupRuns).values({ ...run, state: 'done', fileName: 'a' });
  shop.clock.at = new Date(shop.now().getTime() + 37 * hourMs);
  await beat();
  expect(logLines.join('')).toContain('"problem":"backup old"');
  // Marks the end: a heartbeat that was sent by mistake would be recorded before it.
  await fetch(new URL('/after', url));
  expect(pings).toEqual(['POST /ping/the-secret-id', 'GET /after']);
});

test('a shop whose database accepts no writes sends no heartbeat', async () => {
  const { shop, job } = await openHeartbeat();
  const beat = shop.db.transaction((db) => job.work({ ...shop, db }), { accessMode: 'read only' });
  await expect(beat).rejects.toThrow();
  expect(pings).toEqual([]);
});

test('a slow heartbeat URL delays no job, and a failing URL is logged once, without its secret', async () => {
  const { beat, logLines } = await openHeartbeat();
  const hung: http.ServerResponse[] = [];
  respond = (response) => void hung.push(response);
  const first = once(standIn, 'ping');
  await beat();
  await first;
  await beat();
  expect(pings).toHaveLength(1);

  hung[0]?.writeHead(500).end();
  await expect.poll(() => logLines.length).toBe(1);
  respond = (response) => response.writeHead(500).end();
  const second = once(standIn, 'ping');
  await beat();
  await second;
  const isThirdSent = () => beat().then(() => pings.length > 2);
  await expect.poll(isThirdSent).toBe(true);
  expect(logLines).toHaveLength(1);
  expect(logLines.join()).toContain('status 500');
  expect(logLines.join()).not.toContain('the-secret-id');
});
