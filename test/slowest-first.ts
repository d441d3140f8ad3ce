import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const startsShops =
  /openShopServer|openShopWithStocks|openMailingShop|killRounds|npm-start|standInMachine/;

/**
 * Runs files that start shops first. They take longest, however short they are, and the last file of a run leaves a
 * processor idle.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files);
    const slow = new Set(
      bySize.filter(({ moduleId }) => startsShops.test(fs.readFileSync(moduleId, 'utf8'))),
    );
    return [...slow, ...bySize.filter((file) => !slow.has(file))];
  }
}
