import fs from 'node:fs';
import path from 'node:path';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import type { ShopServer } from '#test/open-shop-server.ts';
import { shopTool } from '#test/shop-tool.ts';

/** Makes a backup of the shop while it is open, restores it into a new database, and returns what each took as a table. */
export async function timeBackup(shop: ShopServer, serverUrl: string): Promise<string[][]> {
  const backup = await timed(() => shopTool(shop, 'backup'));
  const folder = path.join(shop.dataDir, 'demo', 'backups');
  const [name] = fs.readdirSync(folder).filter((file) => file.endsWith('.backup.gz'));
  if (name === undefined) throw new Error('No backup was made.');
  const file = path.join(folder, name);
  const databaseUrl = await freshDatabase(serverUrl, 'sandhi_bench_restored');
  const target = { databaseUrl, dataDir: path.join(shop.dataDir, 'restored') };
  const restore = await timed(() => shopTool(target, 'restore', [file]));
  await dropDatabase(databaseUrl);
  return [
    ['', 'seconds', 'MB'],
    ['Backup', backup.toFixed(0), (fs.statSync(file).size / 1024 ** 2).toFixed(0)],
    ['Restore', restore.toFixed(0), ''],
  ];
}

/** Returns the seconds that the tool took; throws with its output when it failed. */
async function timed(run: () => ReturnType<typeof shopTool>): Promise<number> {
  const began = performance.now();
  const { code, output } = await run();
  if (code !== 0) throw new Error(output);
  return (performance.now() - began) / 1000;
}
