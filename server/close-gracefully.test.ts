import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { closeGracefully } from './close-gracefully.ts';

async function openServer() {
  const state = { isAccepting: true };
  const server = http.createServer((_, response) => response.end(`${state.isAccepting}`));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const did: string[] = [];
  const note = (what: string) => async () => void did.push(what);
  const parts = {
    state,
    lock: undefined,
    stopBackgroundJobs: note('work ends'),
    running: { close: note('closed') },
  };
  const close = (drainMs: number) => closeGracefully(server, { ...parts, drainMs });
  return {
    ask: () => fetch(`http://127.0.0.1:${port}`).then((answer) => answer.text()),
    did,
    close,
  };
}

test('one of several instances reports that it is closing, and still serves while its proxy turns to the others', async () => {
  const { ask, did, close } = await openServer();
  const closed = close(150);
  expect(await ask()).toBe('false');
  expect(did).toEqual(['work ends']);
  await closed;
  expect(did).toEqual(['work ends', 'closed']);
  await expect(ask()).rejects.toThrow();
});
