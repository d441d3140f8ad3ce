import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { expectConsoleOutput } from '#test/console-output.ts';
import { answerWith, openMailServer } from '#test/mail-server.ts';
import { openSmtpChannel, type SmtpServer } from './smtp-channel.server.ts';

const patience = { connectMs: 20_000, answerMs: 20_000, totalMs: 60_000 };
const email = {
  id: 'b9c3f4b8-0000-4000-8000-000000000000',
  recipient: 'nimal@example.lk',
  language: 'si' as const,
  fromName: 'සන්ධි',
  replyTo: 'owner@shop.lk',
  subject: 'සන්ධි: ඔබේ ORD-1-2 ඇණවුම ලැබුණා',
  text: 'ආයුබෝවන්',
  html: '<p lang="si">ආයුබෝවන්</p>',
};

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

async function mailServer(options: SMTPServerOptions = {}) {
  const server = await openMailServer(options);
  closing.push(server.close);
  return server;
}

function channelTo(port: number, own: Partial<SmtpServer> = {}) {
  const server = { host: '127.0.0.1', port, signIn: undefined, from: 'shop@example.lk', ...own };
  return openSmtpChannel(server, patience);
}

test('an e-mail arrives as plain text and as HTML, from the address of the shop, with its own id as message id', async () => {
  const { port, received } = await mailServer();

  expect(await channelTo(port).send(email)).toEqual({ kind: 'sent' });

  expect(received).toHaveLength(1);
  const [mail] = received;
  expect(mail?.to).toEqual(['nimal@example.lk']);
  expect(mail?.messageId).toBe(`<${email.id}@example.lk>`);
  for (const part of [
    'Content-Language: si',
    'Auto-Submitted: auto-generated',
    'Reply-To: owner@shop.lk',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html; charset=utf-8',
    '<shop@example.lk>',
  ]) {
    expect(mail?.source).toContain(part);
  }
});

test('an e-mail that is sent twice has the same message id', async () => {
  const { port, received } = await mailServer();
  const channel = channelTo(port);

  await channel.send(email);
  await channel.send(email);
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1);
});

test('only an e-mail with an unsubscribe page has the header List-Unsubscribe', async () => {
  const { port, received } = await mailServer();
  for (const unsubscribeUrl of ['https://shop.lk/stop', undefined])
    await channelTo(port).send({ ...email, unsubscribeUrl });
  expect(received[0]?.source).toContain('List-Unsubscribe: <https://shop.lk/stop>');
  expect(received[1]?.source).not.toMatch(/^List-Unsubscribe:/im);
});

test('line breaks in the subject and the sender name add no header and no recipient', async () => {
  const { port, received } = await mailServer();
  const evil = 'Nimal\r\nBcc: thief@example.lk\r\n\r\nhello';

  await channelTo(port).send({ ...email, subject: evil, fromName: evil });

  expect(received).toMatchObject([{ to: ['nimal@example.lk'] }]);
  expect(received[0]?.source).not.toMatch(/^Bcc:/im);
});

test.each([
  ['nimal@example.lk, thief@example.lk'],
  ['nimal@example.lk\r\nRCPT TO:<thief@example.lk>'],
  ['<thief@example.lk>'],
])('an e-mail goes to at most one address: %j', async (recipient) => {
  const { port, received } = await mailServer();

  await channelTo(port).send({ ...email, recipient });

  expect(received.flatMap(({ to }) => to).filter((to) => to === 'thief@example.lk')).toHaveLength(
    recipient.startsWith('<') ? received.length : 0,
  );
  expect(received.every(({ to }) => to.length === 1)).toBe(true);
});

test.each<[string, SMTPServerOptions, object]>([
  [
    'an unknown recipient',
    { onRcptTo: (_to, _session, done) => done(answerWith(550, 'No such user')) },
    { kind: 'refused', problem: 'address-refused' },
  ],
  [
    'a full mailbox',
    { onRcptTo: (_to, _session, done) => done(answerWith(452, 'Mailbox full')) },
    { kind: 'later', problem: 'put-off' },
  ],
  [
    'an e-mail that looks like spam',
    {
      onData: (stream, _session, done) =>
        stream.resume().on('end', () => done(answerWith(554, 'Spam'))),
    },
    { kind: 'refused', problem: 'refused' },
  ],
  [
    'an e-mail that is greylisted',
    {
      onData: (stream, _session, done) =>
        stream.resume().on('end', () => done(answerWith(451, 'Greylisted'))),
    },
    { kind: 'later', problem: 'put-off' },
  ],
  [
    'a sender that is not allowed',
    { onMailFrom: (_from, _session, done) => done(answerWith(553, 'Not your address')) },
    { kind: 'down', problem: 'sender-refused' },
  ],
  [
    'a server that closes down',
    { onRcptTo: (_to, _session, done) => done(answerWith(421, 'Closing')) },
    { kind: 'down', problem: 'unreachable' },
  ],
  [
    'a server that refuses every connection',
    { onConnect: (_session, done) => done(answerWith(554, 'Go away')) },
    { kind: 'down', problem: 'unreachable' },
  ],
])('%s is classified', async (_what, options, outcome) => {
  const { port } = await mailServer(options);
  expect(await channelTo(port).send(email)).toMatchObject(outcome);
});

test('an e-mail to a server on this machine is encrypted if the server requires it, even with an untrusted certificate', async () => {
  expectConsoleOutput(/smtp-server is using the built-in default TLS certificate/);
  const { port, received } = await mailServer({
    disabledCommands: [],
    onMailFrom: (_from, session, done) =>
      done(session.secure ? null : answerWith(530, 'Must issue a STARTTLS command first')),
  });

  expect(await channelTo(port).send(email)).toEqual({ kind: 'sent' });
  expect(received).toHaveLength(1);
});

test.each([
  ['Must issue a STARTTLS command first', 'not-secure'],
  ['5.7.0 Authentication required', 'sign-in-needed'],
])('a response 530 is classified by its text: %s', async (text, problem) => {
  const { port } = await mailServer({
    onMailFrom: (_from, _session, done) => done(answerWith(530, text)),
  });

  expect(await channelTo(port).send(email)).toMatchObject({ kind: 'down', problem });
});

test('a wrong password is recognized, and is not in the recorded failure', async () => {
  const { port } = await mailServer({
    onAuth: (_auth, _session, done) => done(new Error('Wrong')),
  });
  const signIn = { user: 'shop', password: 'a secret word' };

  const outcome = await channelTo(port, { signIn }).send(email);

  expect(outcome).toMatchObject({ kind: 'down', problem: 'sign-in-refused' });
  expect(JSON.stringify(outcome)).not.toContain('a secret word');
});

test('nothing is sent to another machine’s server that offers no encryption', async () => {
  const { port, received } = await mailServer();
  const signIn = { user: 'shop', password: 'a secret word' };

  // Also this machine, but not recognized as such.
  const outcome = await channelTo(port, { host: '0.0.0.0', signIn }).send(email);

  expect(outcome).toMatchObject({ kind: 'down', problem: 'not-secure' });
  expect(received).toEqual([]);
});

test('a certificate that is not trusted is refused', async () => {
  expectConsoleOutput(/smtp-server is using the built-in default TLS certificate/);
  const { port, received } = await mailServer({ disabledCommands: [] });

  const outcome = await channelTo(port, { host: '0.0.0.0' }).send(email);

  expect(outcome).toMatchObject({ kind: 'down', problem: 'not-secure' });
  expect(received).toEqual([]);
});
