import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const module = path.resolve('app/platform/db/open-embedded.server.ts');

/** Returns the peak memory of a process that opens a database and works with it on a machine of this size. */
function peakMemoryMb(machineMb: number): number {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-memory-'));
  const program = `
    import os from 'node:os';
    import { setTimeout as pause } from 'node:timers/promises';
    import { sql } from 'drizzle-orm';
    import { syncBuiltinESMExports } from 'node:module';
    os.totalmem = () => ${machineMb} * 1024 ** 2;
    syncBuiltinESMExports();
    const { openEmbedded } = await import(${JSON.stringify(module)});
    const { db } = await openEmbedded(${JSON.stringify(folder)});
    for (let round = 0; round < 300; round += 1) {
      await db.execute(sql\`select count(*) from pg_class where relname like \${round + '%'}\`);
    }
    await pause(4_000);
    console.log(process.resourceUsage().maxRSS / 1024);
    process.exit(0);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  fs.rmSync(folder, { recursive: true });
  return Number(stdout);
}

test('opening a database takes less than 850 MB on a machine of 1 GB', () => {
  const peakMb = peakMemoryMb(1024);
  expect(peakMb).toBeGreaterThan(100);
  // The optimizing compiler would take 1,240 MB.
  expect(peakMb).toBeLessThan(850);
});
