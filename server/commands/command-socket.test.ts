import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import fs from 'node:fs';
import { createConnection, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { log, sendLogTo } from '#platform/log/log.server.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { openCommandSocket, sendToRunningShop } from './command-socket.ts';

/** Longer than a busy machine keeps a command that has arrived from being read. */
const requestTimeoutMs = 500;

async function openSocket() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-socket-'));
  const running = aRunningShop(await openTestShop());
  const close = await openCommandSocket(dataDir, { running, log, requestTimeoutMs });
  onTestFinished(() => {
    close();
    fs.rmSync(dataDir, { recursive: true });
  });
  return { dataDir, running };
}

test('a command for a backup that takes long without any progress gets its answer when the backup is done', async () => {
  const { dataDir, running } = await openSocket();
  running.backups.make = async () => {
    await pause(2 * requestTimeoutMs);
    return { ok: false, refusal: { code: 'busy' } };
  };
  expect(await sendToRunningShop(dataDir, { command: 'backup' })).toEqual({
    ok: false,
    message: 'Another backup is being made. Try again when it is done.',
  });
});

test('a connection that sends no command is closed', async () => {
  const { dataDir } = await openSocket();
  const socket = createConnection(path.join(dataDir, 'commands.sock'));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(socket.destroyed).toBe(true);
});

test('a command that is interrupted while the shop reports its progress leaves the shop running', async () => {
  const { dataDir, running } = await openSocket();
  const uncaught: unknown[] = [];
  const note = (thrown: unknown) => uncaught.push(thrown);
  process.on('uncaughtException', note);
  onTestFinished(() => {
    process.off('uncaughtException', note);
  });
  const reported = Promise.withResolvers<void>();
  running.backups.make = async (_shop, _cause, onStep) => {
    for (let done = 0; done < 100; done += 1) {
      onStep?.({ phase: 'tables', done, all: 100, rows: done });
      await nextTurn();
    }
    reported.resolve();
    return { ok: false, refusal: { code: 'busy' } };
  };
  const interrupted = createConnection(path.join(dataDir, 'commands.sock'));
  interrupted.write(`${JSON.stringify({ command: 'backup' })}\n`);
  await once(interrupted, 'data');
  interrupted.destroy();
  await reported.promise;
  expect(await sendToRunningShop(dataDir, { command: 'backup' })).toMatchObject({ ok: false });
  expect(uncaught).toEqual([]);
});

test('connections that cannot be accepted for lack of file descriptors leave the shop running', async () => {
  const servers: Server[] = [];
  const note = (message: unknown) => servers.push((message as { server: Server }).server);
  subscribe('tracing:net.server.listen:asyncStart', note);
  onTestFinished(() => void unsubscribe('tracing:net.server.listen:asyncStart', note));
  const { dataDir } = await openSocket();

  const lines: string[] = [];
  sendLogTo({ write: (line) => lines.push(line) });
  const noFileLeft = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
  for (let time = 0; time < 3; time += 1) servers.at(-1)?.emit('error', noFileLeft);

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'A connection could not be taken', err: { code: 'EMFILE' } },
  ]);
  expect(await sendToRunningShop(dataDir, { command: 'backup' })).toBeDefined();
});
