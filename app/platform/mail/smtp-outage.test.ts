import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openMailServer, openScriptedServer } from '#test/mail-server.ts';
import { openSmtpChannel, type SmtpTimeouts } from './smtp-channel.server.ts';

const timeouts = { connectMs: 500, answerMs: 500, totalMs: 1500 };
/** Leaves the total as the only limit that a slow machine can reach. */
const onlyTotal = { connectMs: 20_000, answerMs: 20_000, totalMs: 1500 };
const tookTooLong = { kind: 'down', problem: 'unreachable', reply: 'It took too long.' };
const email = {
  id: 'b9c3f4b8-0000-4000-8000-000000000000',
  recipient: 'nimal@example.lk',
  language: 'en' as const,
  fromName: 'Sandhi',
  replyTo: undefined,
  subject: 'Sandhi: order ORD-1-2 received',
  text: 'Hello',
  html: '<p>Hello</p>',
};

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

async function openScripted(...overrides: Parameters<typeof openScriptedServer>) {
  const { port, close } = await openScriptedServer(...overrides);
  closing.push(close);
  return port;
}

function channelTo(port: number, limits: SmtpTimeouts = timeouts) {
  const server = { host: '127.0.0.1', port, signIn: undefined, from: 'shop@example.lk' };
  return openSmtpChannel(server, limits);
}

test('a server that cannot be reached is down', async () => {
  const server = await openMailServer();
  await server.close();

  expect(await channelTo(server.port).send(email)).toMatchObject({
    kind: 'down',
    problem: 'unreachable',
  });
});

const upToTheData = ['220 hello', '250 hello', '250 ok', '250 ok', '354 go on'];

test.each([0, 1, 2, 3, 4, 5])(
  'a server that goes silent after %i responses is down',
  async (responses) => {
    const port = await openScripted(upToTheData.slice(0, responses));
    expect(await channelTo(port).send(email)).toMatchObject({ kind: 'down' });
  },
);

test.each([
  '550 5.4.5 Daily user sending limit exceeded. For more information, visit the help page - gsmtp',
  '550 5.4.5 Daily sending quota exceeded - gsmtp',
  '550 Domain shop.lk has exceeded the max emails per hour (51/50 (102%)) allowed. Message discarded.',
  '550 5.7.0 Requested action not taken: too many emails per second',
])('an e-mail above a limit of the account waits: %s', async (limit) => {
  const port = await openScripted([...upToTheData, limit]);
  const outcome = await channelTo(port).send(email);
  expect(outcome).toMatchObject({ kind: 'down', problem: 'put-off' });
});

test.each([
  '552 5.2.2 The mailbox of that reader is over its quota',
  '552 5.3.4 Message size exceeds fixed limit',
])('a response about one e-mail alone refuses that e-mail: %s', async (reply) => {
  const port = await openScripted([...upToTheData, reply]);
  expect(await channelTo(port).send(email)).toMatchObject({ kind: 'refused', problem: 'refused' });
});

/** Closes the connection after this many responses, including the greeting. */
function cutAfter(responses: number) {
  return (socket: Socket) => {
    let sent = Math.min(responses, 1);
    const cut = () => sent >= responses && socket.destroySoon();
    socket.on('data', () => {
      sent += 1;
      cut();
    });
    cut();
  };
}

test.each([0, 1, 2, 3, 4, 5])(
  'a server that closes the connection after %i responses is down',
  async (responses) => {
    const port = await openScripted(upToTheData.slice(0, responses), cutAfter(responses));
    expect(await channelTo(port).send(email)).toMatchObject({ kind: 'down' });
  },
);

test('a server that sends one character at a time is down after the total time', async () => {
  const port = await openScripted(['220 hello'], (socket) => {
    const drip = setInterval(() => socket.write('2'), 100);
    socket.on('close', () => clearInterval(drip));
  });
  const startedAt = performance.now();

  expect(await channelTo(port, onlyTotal).send(email)).toMatchObject(tookTooLong);
  expect(performance.now() - startedAt).toBeLessThan(onlyTotal.answerMs);
});

test('an e-mail whose sending took too long is not accepted afterwards, because it will be sent again', async () => {
  let received = '';
  let connection: Socket | undefined;
  const port = await openScripted(['220 hello'], (socket) => {
    connection = socket;
    socket.on('data', async (piece) => {
      received += piece;
      await pause(onlyTotal.totalMs * 0.27);
      socket.write(/^DATA/.test(`${piece}`) ? '354 go on\r\n' : '250 ok\r\n');
    });
  });

  expect(await channelTo(port, onlyTotal).send(email)).toMatchObject(tookTooLong);
  if (!connection?.destroyed) await once(connection as Socket, 'close');
  expect(received).toContain('MAIL FROM');
  expect(received).not.toContain('Hello');
});
