import { defineConfig } from 'vitest/config';
import { isFullRun } from './test/full-run.ts';
import { sparingNodeFlags } from './test/node-flags.ts';
import { SlowestFirst } from './test/slowest-first.ts';

const httpTests = '**/*.http.test.{ts,tsx}';
/** Slow files whose subject a faster file mostly covers; only `npm run test:all` runs them. */
const excludedThorough = isFullRun ? [] : ['**/*.thorough.{http.,}test.{ts,tsx}'];
/** Tests of several instances, which need proxies and take minutes; `npm run test:instances` runs them. */
const runsInstances = process.env['SANDHI_TEST_INSTANCES'] !== undefined;
const excludedInstances = runsInstances ? [] : ['test/instances/**'];
/** Instances are processes of their own, which check the hash of the owner's password with its real cost. */
const cheapHashes = runsInstances ? [] : ['./test/cheap-hashes.ts'];
const excluded = [
  ...excludedThorough,
  'node_modules/**',
  'build/**',
  'data/**',
  '.react-router/**',
];

export default defineConfig({
  test: {
    setupFiles: ['./test/console-output.ts', ...cheapHashes],
    allowOnly: false,
    // The order of files depends on the code alone, and two runs at the same time share no file.
    cache: false,
    sequence: { sequencer: SlowestFirst },
    // The first test or hook of a worker opens its database, which takes seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine may keep a test waiting for more than the usual second.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: ['./test/make-empty-database.ts'],
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...excluded, httpTests],
          // One process may run many files, so that its database is opened once.
          isolate: false,
          execArgv: sparingNodeFlags,
          // Gives two workers to the run on PostgreSQL and three to the one on the embedded database, which takes twice as long.
          maxWorkers: process.env['SANDHI_TEST_DATABASE'] ? 2 : 3,
        },
      },
      {
        extends: true,
        // Compiles JSX as in the built shop: React in production has no jsxDEV.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'http',
          include: [httpTests],
          exclude: [...excluded, ...excludedInstances],
          globalSetup: ['./test/build-the-shop.ts'],
          // Files of one worker share its database, and load the built shop once.
          isolate: false,
          execArgv: sparingNodeFlags,
          env: { NODE_ENV: 'production' },
          server: { deps: { external: [/\/build\/server\//] } },
          // These files mostly wait for shops that start, so three of them share two processors. Those of several instances
          // count each refused order, so no other file may be at work beside them.
          maxWorkers: runsInstances ? 1 : 3,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
