import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stopChild, trackChild } from '#scripts/test/child-processes.ts';
import { freePort } from '#scripts/test/free-port.ts';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import { childNodeFlags } from './node-flags.ts';
import { type Visitor, visitorOf } from './visitor.ts';

export type ShopServer = {
  url: string;
  pid: number;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** How to sign in to the panel; undefined outside of demo mode. */
  demoCredentials: { username: string; password: string } | undefined;
  /** Everything that the process has written so far. */
  output: () => string;
  visitor: () => Visitor;
  /** Stops the shop, returns its exit code, and leaves its data. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  kill: () => Promise<void>;
  /** Opens it again on the same data and the same port, of the same release or of the one in this folder. */
  reopen: (release?: string) => Promise<ShopServer>;
  /** Stops it, if it still runs, and deletes its data. */
  remove: () => Promise<void>;
};

type Overrides = {
  database?: 'embedded' | 'postgres';
  /** With an empty data directory, as at the very first start; that takes some seconds longer. */
  fresh?: boolean;
  /** A data directory to copy, instead of that of demo mode. */
  data?: string | undefined;
  /** The folder in which its data directory is made; by default that of temporary files. */
  parentFolder?: string | undefined;
  /** The folder of the release to start; by default this one. */
  release?: string | undefined;
  /** Further environment variables; an empty text unsets one. */
  env?: Environment | EnvironmentOf;
};
export type EnvironmentOf = (
  port: number,
  databaseUrl: string | undefined,
) => Environment | Promise<Environment>;
type Environment = Record<string, string>;
type ShopLocation = {
  release: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
};

const startTimeoutMs = 180_000;
let opened = 0;

/** The database of tests in which it does not matter: PostgreSQL, which starts in half the time. `test:all` uses both. */
export const usualDatabase = process.env['SANDHI_TEST_EMBEDDED'] ? 'embedded' : 'postgres';

/** Starts the built shop as `npm start` does, in demo mode, with data of its own, and waits until it takes orders. */
export async function openShopServer({
  database = 'embedded',
  parentFolder = os.tmpdir(),
  env = {},
  release = process.cwd(),
  ...overrides
}: Overrides = {}) {
  const { fresh, data } = overrides;
  opened += 1;
  const dataDir = fs.mkdtempSync(path.join(parentFolder, 'sandhi-http-'));
  const template = data ?? process.env['SANDHI_TEST_DATA'];
  if (!fresh && template) copyData(template, dataDir, database);
  const location: ShopLocation = {
    release,
    port: await freePort(),
    dataDir,
    databaseUrl:
      database === 'postgres'
        ? await freshDatabase(
            postgresServer(),
            `sandhi_http_${process.pid}_${opened}`,
            fresh ? undefined : process.env['SANDHI_TEST_TEMPLATE_DATABASE'],
          )
        : undefined,
  };
  return openAt(
    location,
    typeof env === 'function' ? await env(location.port, location.databaseUrl) : env,
  );
}

function copyData(from: string, to: string, database: 'embedded' | 'postgres'): void {
  const embedded = `${path.sep}database`;
  const filter = (file: string) => database === 'embedded' || !file.endsWith(embedded);
  fs.cpSync(from, to, { recursive: true, filter });
}

/** Returns the URL of the server on which tests may create databases. */
export function postgresServer(): string {
  const url = process.env['SANDHI_TEST_DATABASE'];
  if (url) return url;
  throw new Error(
    'Set SANDHI_TEST_DATABASE to the URL of a server on which tests may make databases.',
  );
}

async function openAt(location: ShopLocation, env: Record<string, string>): Promise<ShopServer> {
  const { port, dataDir, databaseUrl } = location;
  const shop = trackChild(launch(location, env));
  const chunks: string[] = [];
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  }
  const output = () => chunks.join('');
  const stop = (signal: NodeJS.Signals = 'SIGTERM') =>
    stopChild(shop, signal).then(() => shop.exitCode);
  const remove = async () => {
    await stop('SIGKILL');
    fs.rmSync(dataDir, { recursive: true, force: true });
    if (databaseUrl) await dropDatabase(databaseUrl);
  };
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(shop, url, output).catch((thrown) =>
    remove().then(() => Promise.reject(thrown)),
  );
  return {
    ...location,
    url,
    pid: shop.pid ?? 0,
    demoCredentials: demoSignIn(output()),
    output,
    visitor: () => visitorOf(url),
    stop,
    kill: async () => void (await stop('SIGKILL')),
    reopen: (newer = location.release) => openAt({ ...location, release: newer }, env),
    remove,
  };
}

function launch(
  { release, port, dataDir, databaseUrl }: ShopLocation,
  env: Record<string, string>,
): ChildProcess {
  const allEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    APP_URL: '',
    DEMO: '1',
    ...env,
  };
  return spawn(process.execPath, [...childNodeFlags, startScriptOf(release)], {
    cwd: release,
    env: allEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Returns the script that `npm start` runs in this release. */
function startScriptOf(release: string): string {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(release, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').at(-1) ?? '';
}

async function waitUntilReady(
  shop: ChildProcess,
  url: string,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isReady(url)) || !output().includes('Ctrl-C')) {
    if (shop.exitCode !== null || shop.signalCode !== null) {
      throw new Error(`The shop ended with ${shop.exitCode ?? shop.signalCode}: ${output()}`);
    }
    if (Date.now() > deadline) throw new Error(`The shop did not open: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

function demoSignIn(output: string) {
  const [, username, password] =
    /Sign in there as "(.+)" with the password "(.+)"/.exec(output) ?? [];
  return username && password ? { username, password } : undefined;
}
