import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const startsProcesses =
  /openShopServer|openShopWithStocks|openMailingShop|appKilled|openAllPages|npm-start|standInMachine|spawnSync/;

/**
 * Runs files that start processes first: even small ones take long, and other processors would be idle while a slow file
 * runs as the last one.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files);
    const slow = new Set(
      bySize.filter(({ moduleId }) => startsProcesses.test(fs.readFileSync(moduleId, 'utf8'))),
    );
    return [...slow, ...bySize.filter((file) => !slow.has(file))];
  }
}
