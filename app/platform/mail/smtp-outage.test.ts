import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openMailServer, openScriptedServer } from '#test/mail-server.ts';
import { openSmtpChannel } from './smtp-channel.server.ts';

const timeouts = { connectMs: 500, answerMs: 500, totalMs: 1500 };
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

async function scripted(...overrides: Parameters<typeof openScriptedServer>) {
  const { port, close } = await openScriptedServer(...overrides);
  closing.push(close);
  return port;
}

function channelTo(port: number) {
  const server = { host: '127.0.0.1', port, signIn: undefined, from: 'shop@example.lk' };
  return openSmtpChannel(server, timeouts);
}

test('no server answers at all', async () => {
  const server = await openMailServer();
  await server.close();

  expect(await channelTo(server.port).send(email)).toMatchObject({
    kind: 'down',
    problem: 'unreachable',
  });
});

const upToTheData = ['220 hello', '250 hello', '250 ok', '250 ok', '354 go on'];

test.each([0, 1, 2, 3, 4, 5])(
  'a server that falls silent after %i answers is given up',
  async (answers) => {
    const port = await scripted(upToTheData.slice(0, answers));
    expect(await channelTo(port).send(email)).toMatchObject({ kind: 'down' });
  },
);

/** Closes the line once this many answers have been written to it, the greeting among them. */
function cutAfter(answers: number) {
  return (socket: Socket) => {
    let given = Math.min(answers, 1);
    const cut = () => given >= answers && socket.destroySoon();
    socket.on('data', () => {
      given += 1;
      cut();
    });
    cut();
  };
}

test.each([0, 1, 2, 3, 4, 5])(
  'a line that is cut after %i answers is no answer',
  async (answers) => {
    const port = await scripted(upToTheData.slice(0, answers), cutAfter(answers));
    expect(await channelTo(port).send(email)).toMatchObject({ kind: 'down' });
  },
);

test('a server that drips one character at a time is given up in time', async () => {
  const port = await scripted(['220 hello'], (socket) => {
    const drip = setInterval(() => socket.write('2'), 100);
    socket.on('close', () => clearInterval(drip));
  });
  const begin = performance.now();

  expect(await channelTo(port).send(email)).toMatchObject({ kind: 'down' });
  expect(performance.now() - begin).toBeGreaterThan(timeouts.answerMs * 2);
  expect(performance.now() - begin).toBeLessThan(timeouts.totalMs + 1000);
});
