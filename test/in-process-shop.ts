import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { sessions } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { issueSession } from '#platform/auth/sessions.server.ts';
import { readConfig } from '#platform/config/config.server.ts';
import type { OpenDatabase } from '#platform/db/open-embedded.server.ts';
import type { openListener } from '#server/app.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { breakable, type DatabaseState } from './breakable-database.ts';
import { emptyOpenDatabase } from './database.ts';
import { aSession } from './second-factor.ts';
import { type Visitor, visitorOf } from './visitor.ts';

type LogLine = { level: number; msg?: string; [field: string]: unknown };
type Interfere = (request: IncomingMessage, response: ServerResponse) => boolean;

export type InProcessShop = {
  url: string;
  port: number;
  /** The folder of pictures, backups and the secret; the database is elsewhere. */
  dataDir: string;
  running: RunningShop;
  /** The shop as its visitors use it, for commands and fixtures of the test. */
  shop: Shop;
  /** How to sign in to the panel; undefined outside of demo mode. */
  demoCredentials: { username: string; password: string } | undefined;
  visitor: () => Visitor;
  /** Makes a browser with a session of this account, made without a password. */
  signedIn: (userId: string) => Promise<Visitor>;
  /** Every line of the log so far. */
  logged: () => LogLine[];
  /** The warnings and errors in the log so far. */
  logProblems: () => LogLine[];
  /**
   * Sets a function that gets each request before the shop, or removes it. It returns true if it handled the request.
   */
  interfere: (by?: Interfere) => void;
  /** Makes the database fail with errors or hang, or restores it. */
  database: (state: DatabaseState) => void;
  /** Starts the background jobs, as a started shop does. They end when the shop closes. */
  startBackgroundJobs: () => void;
  close: () => Promise<void>;
};

type Overrides = {
  /** Demo mode, with its products and sign-in; otherwise a real shop that is empty. */
  demo?: boolean;
  /** The kind of the worker's database to use, where both have to be tested. */
  on?: OpenDatabase['kind'] | undefined;
  /** Further environment, as in the README. The database is always that of the worker. */
  env?: Record<string, string>;
  /** The folder of built files, instead of that of the build. */
  filesFolder?: string;
  /** The shop's clock. Sessions of browsers use the real one. */
  now?: () => Date;
};

/**
 * Opens the built shop in this process, one at a time: its real listener on its own port, over the worker's emptied
 * database. Starting, stopping and killing need a process: `openShopServer`.
 */
export async function openInProcess({
  demo = false,
  on,
  env = {},
  now,
  filesFolder,
}: Overrides = {}) {
  const built = await import(/* @vite-ignore */ pathToFileURL(path.resolve(bundle)).href);
  const open = (built as { openListener: typeof openListener }).openListener;
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-inside-'));
  const ownEnv = { PORT: `${port}`, DATA_DIR: dataDir, DEMO: demo ? '1' : '0' };
  const lines: LogLine[] = [];
  const database = await emptyOpenDatabase(on);
  const { db, setState } = breakable(database.db);
  const { running, listener, startBackgroundJobs } = await open(readConfig({ ...ownEnv, ...env }), {
    database: { ...database, db },
    filesFolder,
    now: now ?? (() => new Date()),
    onLogLine: (line) => lines.push(JSON.parse(line) as LogLine),
  });
  let interferes: Interfere | undefined;
  server.on('request', (request, response) => {
    if (!interferes?.(request, response)) listener(request, response);
  });
  let stopBackgroundJobs = () => Promise.resolve();
  const url = `http://127.0.0.1:${port}`;
  const opened: InProcessShop = {
    ...{ url, port, dataDir, running, shop: running.shop, demoCredentials: running.demo },
    visitor: () => visitorOf(url),
    signedIn: (userId) => signedInVisitor(running, { url, userId }),
    logged: () => lines,
    logProblems: () => lines.filter(({ level }) => level >= warningLevel),
    interfere: (by) => {
      interferes = by;
    },
    database: setState,
    startBackgroundJobs: () => {
      stopBackgroundJobs = startBackgroundJobs();
    },
    close: async () => {
      await stopBackgroundJobs();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await running.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return opened;
}

const bundle = 'build/server/index.js';
const warningLevel = 40;

async function signedInVisitor(
  { shop, auth }: RunningShop,
  { url, userId }: { url: string; userId: string },
): Promise<Visitor> {
  const id = await aSession({ ...shop, now: () => new Date() }, userId);
  const [session] = await shop.db
    .select({ token: sessions.token })
    .from(sessions)
    .where(eq(sessions.id, id));
  const visitor = visitorOf(url);
  for (const cookie of await issueSession(auth, session?.token ?? '', new Headers())) {
    const [pair = ''] = cookie.split(';');
    visitor.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  return visitor;
}
