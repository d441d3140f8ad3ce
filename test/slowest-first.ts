import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const startsProcesses =
  /openShopServer|openShopWithStocks|openMailingShop|appKilled|openWalk|npm-start|standInMachine|spawnSync/;

/**
 * Runs files that start processes first, because even short ones take long, and a processor would be idle while the last
 * file of a run takes long.
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
