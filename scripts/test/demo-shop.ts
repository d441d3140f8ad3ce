import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { end, keep } from './child.ts';
import { freePort } from './free-port.ts';

export type DemoShop = { url: string; stop: () => Promise<void> };

const startTimeoutMs = 180_000;

/** Starts the built shop in demo mode on a free port, with data of its own that goes when it stops. */
export async function startDemoShop(): Promise<DemoShop> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-shop-'));
  const port = await freePort();
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, DEMO: '1' };
  const shop = keep(
    spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const stop = async () => {
    await end(shop, 'SIGTERM');
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  const opened = new Promise<void>((resolve, reject) => {
    let said = '';
    shop.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('The shop is open at')) resolve();
    });
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code}: ${said}`)));
    setTimeout(() => reject(new Error(`The shop did not open: ${said}`)), startTimeoutMs).unref();
  });
  await opened.catch((thrown) => stop().then(() => Promise.reject(thrown)));
  return { url: `http://127.0.0.1:${port}`, stop };
}
