import { setTimeout as pause } from 'node:timers/promises';
import { openShopServer, type ShopServer } from '#test/open-shop-server.ts';
import { residentMb } from './process-usage.ts';

/** Seconds from the start of the process until the shop takes orders, and megabytes of memory a minute later. */
export type IdleResult = { title: string; seconds: number; megabytes: number };

const idleMs = 60_000;

/** Starts a shop in demo mode on each database, first with empty data and then again on the same data. */
export async function measureIdle(): Promise<IdleResult[]> {
  const figures: IdleResult[] = [];
  for (const database of ['embedded', 'postgres'] as const) {
    const first = await timed(() => openShopServer({ database, fresh: true }));
    try {
      figures.push({ title: `${database}, first start`, ...(await measureAfterMinute(first)) });
      await first.shop.stop();
      const later = await timed(first.shop.reopen);
      figures.push({ title: `${database}, later start`, ...(await measureAfterMinute(later)) });
      await later.shop.stop();
    } finally {
      await first.shop.remove();
    }
  }
  return figures;
}

type Timed = { shop: ShopServer; seconds: number };

async function timed(open: () => Promise<ShopServer>): Promise<Timed> {
  const began = performance.now();
  const shop = await open();
  return { shop, seconds: (performance.now() - began) / 1000 };
}

async function measureAfterMinute({ shop, seconds }: Timed) {
  console.log('Waiting for a minute');
  await pause(idleMs);
  return { seconds, megabytes: residentMb(shop.pid) };
}
