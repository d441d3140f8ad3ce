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
  const events: string[] = [];
  const note = (what: string) => async () => void events.push(what);
  const parts = {
    state,
    lock: undefined,
    stopBackgroundJobs: note('work ends'),
    running: { close: note('closed') },
  };
  const close = (drainMs: number) => closeGracefully(server, { ...parts, drainMs });
  return {
    ask: () => fetch(`http://127.0.0.1:${port}`).then((response) => response.text()),
    events,
    close,
  };
}

test('one of several instances reports that it is closing, and still serves requests until it has drained', async () => {
  const { ask, events, close } = await openServer();
  const closed = close(1_500);
  expect(await ask()).toBe('false');
  expect(events).toEqual(['work ends']);
  await closed;
  expect(events).toEqual(['work ends', 'closed']);
  await expect(ask()).rejects.toThrow();
});
