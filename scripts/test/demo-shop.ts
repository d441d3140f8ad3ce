import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { end, keep } from './child.ts';
import { freePort } from './free-port.ts';

export type DemoShop = {
  url: string;
  owner: { username: string; password: string };
  stop: () => Promise<void>;
};

const startTimeoutMs = 180_000;

/**
 * Starts the built shop in demo mode on a free port, with data of its own that goes when it stops.
 * It keeps its orders in the embedded database, or in the one whose URL is given.
 */
export async function startDemoShop(databaseUrl = ''): Promise<DemoShop> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-shop-'));
  const port = await freePort();
  const own = {
    PORT: `${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    APP_URL: '',
    DEMO: '1',
  };
  const env = { ...process.env, ...own, NODE_ENV: 'production' };
  const shop = keep(
    spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const stop = async () => {
    await end(shop, 'SIGTERM');
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const owner = signInOf(await greetingOf(shop));
    return { url: `http://127.0.0.1:${port}`, owner, stop };
  } catch (thrown) {
    await stop();
    throw thrown;
  }
}

/** What the shop prints when it is open. */
function greetingOf(shop: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    shop.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Ctrl-C closes it')) resolve(said);
    });
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code}: ${said}`)));
    setTimeout(() => reject(new Error(`The shop did not open: ${said}`)), startTimeoutMs).unref();
  });
}

function signInOf(greeting: string) {
  const printed = /Sign in there as "([^"]+)" with the password "([^"]+)"/.exec(greeting);
  if (!printed?.[1] || !printed[2]) throw new Error(`The shop printed no sign-in: ${greeting}`);
  return { username: printed[1], password: printed[2] };
}
