import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import net, { type AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { log } from '#platform/log/log.server.ts';
import { runMiddleware } from '#server/middleware.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { admission, openAdmission } from './admission.ts';

/** More uploads than may run and wait together. */
const tooMany = 2_100;
const large = 100_000;

/** Opens a shop that is too busy for any upload. Returns its port, and the rejections that nobody handled. */
async function openBusyShop() {
  const admit = openAdmission(aRunningShop(await openTestShop()));
  const others = Array.from({ length: tooMany }, () => anUpload());
  let isFull = false;
  const server = createServer(
    runMiddleware(
      [
        (_request, _response, next) => {
          for (const { request, response } of isFull ? [] : others)
            admit(request, response, () => undefined);
          isFull = true;
          next();
        },
        admission(admit),
      ],
      log,
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => {
    process.off('unhandledRejection', note);
    for (const { response } of others) response.emit('close');
    server.closeAllConnections();
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port, unhandled };
}

/** Makes an upload that no connection belongs to. */
function anUpload() {
  const request = new IncomingMessage(new Socket());
  request.method = 'POST';
  request.headers = { 'content-length': `${large}` };
  return { request, response: new ServerResponse(request) };
}

function sendPart(port: number, type: string): Socket {
  const socket = net.connect(port, '127.0.0.1');
  const head = ['POST /contact HTTP/1.1', 'Host: shop', `Content-Type: ${type}`];
  socket.write([...head, `Content-Length: ${large}`, '', 'name=Nimal'].join('\r\n'));
  return socket;
}

test('a sender who disconnects in the middle of a form that a busy shop refuses does not end the process', async () => {
  const { server, port, unhandled } = await openBusyShop();
  const socket = sendPart(port, 'application/x-www-form-urlencoded');
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  socket.destroy();
  await once(response, 'close');
  await pause(20);
  expect(unhandled).toEqual([]);
});
