import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openProxy, proxies } from './proxies.ts';

type StandIn = { port: number; asked: string[]; breaks: boolean; close: () => void };
let open: { close: () => unknown }[] = [];

afterEach(async () => {
  for (const each of open) await each.close();
  open = [];
});

/** Stands in for an instance that can break each connection once it has read a whole request. */
async function openStandIn(): Promise<StandIn> {
  const standIn: StandIn = { port: 0, asked: [], breaks: false, close: () => undefined };
  const server = http.createServer((request, response) => {
    request.resume().once('end', () => {
      if (request.url === '/readyz') return response.end('ok');
      standIn.asked.push(`${request.method} ${request.url}`);
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

async function openBoth(name: (typeof proxies)[number]) {
  const standIns = [await openStandIn(), await openStandIn()];
  const port = (await openStandIn()).port;
  open.at(-1)?.close();
  const proxy = await openProxy(name, { port, to: standIns });
  open.push(proxy);
  const url = `http://127.0.0.1:${port}`;
  const post = (path: string) =>
    fetch(`${url}${path}`, { method: 'POST', body: 'idempotencyKey=x' }).then(
      ({ status }) => status,
      () => 0,
    );
  return { standIns, url, post };
}

test.each(proxies)(
  '%s never sends a form twice, though the instance that read it broke',
  async (name) => {
    const { standIns, post } = await openBoth(name);
    for (const standIn of standIns) standIn.breaks = true;
    const forms = Array.from({ length: 10 }, (_, index) => `/form-${index}`);
    for (const path of forms) expect(await post(path)).not.toBe(200);
    const asked = standIns.flatMap((standIn) => standIn.asked);
    expect(asked.filter((path) => path.startsWith('POST')).length).toBe(new Set(asked).size);
  },
);

test.each(proxies)(
  '%s sends a form to another instance when one cannot be reached',
  async (name) => {
    const { standIns, post } = await openBoth(name);
    standIns[0]?.close();
    const statuses = [];
    for (let index = 0; index < 10; index += 1) statuses.push(await post(`/form-${index}`));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(standIns[1]?.asked.length).toBe(10);
  },
);
