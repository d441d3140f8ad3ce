import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ShopServer } from '#test/open-shop-server.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { openShopWithStocks } from '#test/stocked-shops.ts';
import { buildIfNeeded } from './build/build-shop.ts';
import { stopChild, trackChild } from './test/child-processes.ts';

/**
 * Counts the shop's fsyncs while orders are placed, by tracing its system calls: `npx node scripts/count-fsyncs.ts
 * <orders>`. Fewer than one per order means that a power cut can lose orders.
 */
const orderCount = Number(process.argv[2] ?? 50);

await buildIfNeeded();
const { shop, productIds } = await openShopWithStocks('embedded', [orderCount]);
try {
  const counted = await countWhile(shop, () => buy(shop, productIds[0] ?? ''));
  console.log(`${counted} calls of fsync and fdatasync for ${orderCount} orders`);
  process.exitCode = counted >= orderCount ? 0 : 1;
} finally {
  await shop.remove();
}

async function buy(shop: ShopServer, productId: string) {
  for (let placed = 0; placed < orderCount; placed += 1) {
    const buyer = shop.visitor();
    await putInCart(buyer, productId);
    const response = await placeOrder(buyer);
    if (!orderIdOf(response)) throw new Error(`An order was refused with ${response.status}.`);
  }
}

async function countWhile({ pid }: ShopServer, work: () => Promise<void>): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-strace-'));
  const output = path.join(folder, 'calls');
  const options = ['-f', '-e', 'trace=fsync,fdatasync', '-o', output, '-p', `${pid}`];
  const strace = trackChild(spawn('strace', options, { stdio: 'ignore' }));
  const missing = new Promise<never>((_, reject) => {
    strace.once('error', () =>
      reject(new Error('This needs strace. Debian and Ubuntu: apt-get install strace')),
    );
  });
  await Promise.race([pause(1_000), missing]);
  await work();
  await stopChild(strace, 'SIGINT');
  const calls = fs.readFileSync(output, 'utf8').match(/(fsync|fdatasync)\(/g) ?? [];
  fs.rmSync(folder, { recursive: true });
  return calls.length;
}
