import { migrationsAreCompatible } from './check/compatible-migrations.ts';
import { migrationsMatchTables } from './check/migrations.ts';
import { runTool } from './test/child-processes.ts';
import { runTests } from './test/run-tests.ts';

type Step = { name: string; holds: () => Promise<boolean> };

const tool = (name: string, file: string, args: string[]): Step => ({
  name,
  holds: async () => (await runTool(file, args)) === 0,
});

const isQuick = process.argv.includes('--quick');

/** The checks of a change, the quickest first. `--quick` leaves out the build and all tests except the unit tests. */
const steps: Step[] = [
  tool('Format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  tool('Types of the routes', '@react-router/dev/bin.cjs', ['typegen']),
  tool('Types', 'typescript/bin/tsc', ['--noEmit']),
  tool('No dead code', 'knip/bin/knip.js', []),
  { name: 'Migrations match the tables', holds: migrationsMatchTables },
  {
    name: 'The previous version can live with the migrations',
    holds: async () => migrationsAreCompatible(),
  },
  isQuick
    ? tool('Rules and commands', 'vitest/vitest.mjs', ['run', '--project=unit', '--reporter=dot'])
    : { name: 'Build and tests', holds: () => runTests({ all: process.argv.includes('--all') }) },
];

for (const step of steps) {
  console.log(`\n── ${step.name}`);
  if (await step.holds()) continue;
  console.error(`\nThis does not hold: ${step.name}`);
  process.exit(1);
}
console.log('\nEverything holds.');
