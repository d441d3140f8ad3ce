import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = { to: string[]; source: string; messageId: string };

/**
 * Runs a mail server on this machine that keeps what it accepts. Each step of the conversation can be replaced; by
 * default it accepts everything.
 */
export async function openMailServer(overrides: SMTPServerOptions & { port?: number } = {}) {
  const received: ReceivedMail[] = [];
  const { port = 0, ...options } = overrides;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: (_auth, _session, done) => done(null, { user: 'shop' }),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source, messageId: messageIdOf(source) });
        done();
      });
    },
    ...options,
  });
  // Ignores errors of clients that hang up, which some tests do on purpose.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function messageIdOf(source: string): string {
  return /^Message-ID: (.+)$/im.exec(source)?.[1]?.trim() ?? '';
}

/** Returns the error that makes a handler reply with a status such as 550. */
export function answerWith(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Runs a server that sends the first of these lines to each client, and one more after each chunk that it receives. */
export async function openScriptedServer(
  lines: readonly string[],
  onConnection: (socket: Socket) => void = () => undefined,
) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const rest = [...lines];
    const sendNextLine = () => {
      const line = rest.shift();
      if (line !== undefined) socket.write(`${line}\r\n`);
    };
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', sendNextLine);
    sendNextLine();
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
