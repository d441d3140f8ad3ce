import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from '#scripts/build/build-shop.ts';
import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { printSummary, runStages, type StageReport } from './stage.ts';
import { stagesOf } from './stages.ts';

/** Runs the tests of `npm test`, or with `all` those of `npm run test:all`. Prints the result and returns whether all passed. */
export async function runTests({ all }: { all: boolean }): Promise<boolean> {
  return printSummary(await reportsOf({ all }));
}

async function reportsOf({ all }: { all: boolean }): Promise<StageReport[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-tests-'));
  try {
    const chromium = await findChromium();
    const postgres = await findPostgres();
    console.log(`Browser: ${chromium}\nPostgreSQL: ${postgres.from}`);
    try {
      const build = buildIfNeeded();
      // The stage that waits for the build reports its failure.
      build.catch(() => undefined);
      const machine = { folder, chromium, postgresUrl: postgres.url, build };
      return await runStages(stagesOf(machine, { all }));
    } finally {
      await postgres.stop();
    }
  } catch (thrown) {
    const problem = thrown instanceof Error ? thrown.message : String(thrown);
    return [{ name: 'What the tests need', passed: 0, problems: [problem], seconds: 0 }];
  } finally {
    // A process that is just ending may still write into its compile cache.
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
