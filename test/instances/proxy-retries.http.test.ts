import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '#scripts/test/free-port.ts';
import { openProxy, proxies } from './proxies.ts';

type StandIn = { port: number; requests: string[]; breaks: boolean; close: () => void };
let open: { close: () => unknown }[] = [];

afterEach(async () => {
  for (const each of open) await each.close();
  open = [];
});

/** Opens a server that replaces an instance, and can break each connection once it has read a whole request. */
async function openStandIn(): Promise<StandIn> {
  const standIn: StandIn = { port: 0, requests: [], breaks: false, close: () => undefined };
  const server = http.createServer((request, response) => {
    request.resume().once('end', () => {
      if (request.url === '/readyz') return response.end('ok');
      standIn.requests.push(`${request.method} ${request.url}`);
      if (standIn.breaks) request.socket.destroy();
      else response.end('served');
      return undefined;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  standIn.port = (server.address() as AddressInfo).port;
  standIn.close = () => {
    server.close();
    server.closeAllConnections();
  };
  open.push(standIn);
  return standIn;
}

/** Opens a proxy. Returns a function that posts a form through it and returns the status, or 0 without a response. */
async function openProxyTo(name: (typeof proxies)[number], to: readonly { port: number }[]) {
  const port = await freePort();
  const proxy = await openProxy(name, { port, to });
  open.push(proxy);
  return (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'idempotencyKey=x' }).then(
      ({ status }) => status,
      () => 0,
    );
}

const forms = Array.from({ length: 10 }, (_, index) => `/form-${index}`);

test.each(proxies)(
  '%s never sends a form twice, though the instance that read it broke',
  async (name) => {
    const standIns = [await openStandIn(), await openStandIn()];
    const post = await openProxyTo(name, standIns);
    for (const standIn of standIns) standIn.breaks = true;
    for (const path of forms) expect(await post(path)).not.toBe(200);
    const requests = standIns.flatMap((standIn) => standIn.requests);
    const posted = requests.filter((request) => request.startsWith('POST'));
    expect(posted.length).toBe(new Set(posted).size);
    expect(posted.length).toBeGreaterThan(0);
  },
);

test.each(proxies)('%s sends a form to another instance when one does not listen', async (name) => {
  const listening = await openStandIn();
  const post = await openProxyTo(name, [{ port: await freePort() }, listening]);
  for (const path of forms) expect(await post(path), path).toBe(200);
  expect(listening.requests.filter((request) => request.startsWith('POST')).length).toBe(
    forms.length,
  );
});
