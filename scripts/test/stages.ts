import { assignDatabases } from './assign-databases.ts';
import { runChecker } from './checker-stage.ts';
import { freshDatabase } from './fresh-database.ts';
import { runOldEngines } from './old-engines-stage.ts';
import { type PlaywrightRun, runJourneys, runJourneysInParallel } from './playwright-stage.ts';
import { addUp, type Stage } from './stage.ts';
import { runVitest } from './vitest-stage.ts';

export type Machine = {
  folder: string;
  postgresUrl: string;
  chromium: string;
  /** The build of the shop, which runs beside the first group. */
  build: Promise<void>;
};

/** Makes a stage test every round and path, with animations: see test/full-run.ts. */
const inFull = { SANDHI_TEST_ALL: '1' };

const thirds = ['1/3', '2/3', '3/3'];
const quarters = ['1/4', '2/4', '3/4', '4/4'];

/** Matches the names of the files with journeys of the owner, which Playwright greps with the titles. */
const ofOwner = '\\bowner-';

/**
 * Each journey on PostgreSQL, on the screen that it does not have in `usualJourneys` where it can run there: shoppers on a
 * wide one, the owner on a phone. Those with @desk run on no phone, those with @phone on no wide screen.
 */
const otherScreens: readonly Required<Pick<PlaywrightRun, 'projects' | 'grep'>>[] = [
  {
    projects: ['desktop'],
    grep: new RegExp(`^(?!.*(${ofOwner}|@old-engine))|^(?!.*@old-engine).*@desk`),
  },
  { projects: ['phone'], grep: new RegExp(`^(?!.*@old-engine).*(${ofOwner}|@phone)`) },
];

/**
 * Returns the runs: journeys of shoppers on a phone, those of the owner on a wider screen, and the owner's with @phone on a
 * phone. Only `npm run test:all` runs those with @thorough. Playwright greps the name of the project first.
 */
function usualJourneys({ all }: { all: boolean }): PlaywrightRun[] {
  const excluded = all ? '@old-engine' : '@thorough|@old-engine';
  const ofShoppers = new RegExp(`^(?!.*(${ofOwner}|${excluded}))`);
  const ofTheOwner = new RegExp(
    `^desktop (?!.*(${excluded})).*${ofOwner}|^phone (?!.*(${excluded})).*${ofOwner}.*@phone`,
  );
  // One shop has 50 bottles of the first product, and its panel shows the oldest 20 orders of a queue: neither is enough
  // for all journeys together.
  const shopperShards = all ? thirds : ['1/2', '2/2'];
  const ownerShards = all ? quarters : ['1/1'];
  return [
    ...shopperShards.map((shard) => ({ projects: ['phone'], grep: ofShoppers, shard })),
    ...ownerShards.map((shard) => ({ projects: ['desktop', 'phone'], grep: ofTheOwner, shard })),
  ];
}

/**
 * Returns the stages of `npm test`; with `all` every round, every file and every journey, and further stages. The stages of
 * a group run at the same time: on either database the rules leave half of the machine idle while they wait.
 */
export function stagesOf(machine: Machine, { all }: { all: boolean }): Stage[][] {
  const { folder, postgresUrl, chromium, build } = machine;
  const onPostgres = { SANDHI_TEST_DATABASE: postgresUrl, ...(all && inFull) };
  const unitTests = all ? { embedded: [], postgres: [] } : assignDatabases();
  return [
    [
      {
        name: 'Rules and commands, embedded database',
        run: () =>
          runVitest('unit', {
            folder,
            env: { SANDHI_TEST_DATABASE: '' },
            files: unitTests.embedded,
          }),
      },
      {
        name: 'Rules and commands, PostgreSQL',
        run: () => runVitest('unit', { folder, env: onPostgres, files: unitTests.postgres }),
      },
    ],
    [
      {
        name: 'The built shop over HTTP',
        run: async () => {
          await build;
          return runVitest('http', { folder, env: onPostgres });
        },
      },
    ],
    [
      {
        name: 'Journeys in a browser, shoppers on a phone and the owner on a wide screen',
        run: () =>
          runJourneysInParallel(usualJourneys({ all }), {
            folder,
            env: { CHROME_PATH: chromium, ...(all && inFull) },
          }),
      },
    ],
    ...(all ? furtherStages(machine) : []),
  ];
}

/** Returns the further stages of `npm run test:all`, by groups that run at the same time. */
function furtherStages({ folder, postgresUrl, chromium }: Machine): Stage[][] {
  return [
    [
      {
        name: 'The built shop over HTTP, embedded database',
        run: () => {
          // Tests that ask for PostgreSQL still need its URL; the second variable changes the database of all others.
          const env = { SANDHI_TEST_DATABASE: postgresUrl, SANDHI_TEST_EMBEDDED: '1' };
          return runVitest('http', { folder, env });
        },
      },
    ],
    ...thirds.map((third) => [
      {
        name: `Every journey in a browser on its other screen, PostgreSQL, third ${third}`,
        run: async () =>
          addUp(
            await Promise.all(
              otherScreens.map(async ({ projects, grep }) => {
                const name = `sandhi_journeys_${projects[0]}_${third.replace('/', '_of_')}`;
                const database = await freshDatabase(postgresUrl, name);
                const env = { CHROME_PATH: chromium, SANDHI_TEST_DATABASE: database, ...inFull };
                return runJourneys({ projects, grep, shard: third }, { folder, env });
              }),
            ),
          ),
      },
    ]),
    [
      { on: 'the embedded database', url: '' },
      { on: 'PostgreSQL', url: postgresUrl },
    ].map(({ on, url }) => ({
      name: `2,000 random sequences of stock and money, ${on}`,
      run: () =>
        runVitest('unit', {
          folder,
          env: { SANDHI_TEST_DATABASE: url, SANDHI_TRADE_SEQUENCES: '2000' },
          files: ['app/domain/orders/random-trade.test.ts'],
        }),
    })),
    [
      {
        name: 'Accessibility at every width',
        run: () => {
          // One shop has too little stock for all of a width.
          const runs = ['width-320', 'width-1024'].flatMap((project) =>
            thirds.map((shard) => ({ projects: [project], shard })),
          );
          const env = { CHROME_PATH: chromium, ...inFull };
          return runJourneysInParallel(runs, { folder, env });
        },
      },
    ],
    [
      {
        name: 'Journeys in engines of the baseline, Chromium 92, 103, 109 and 115',
        run: () => runOldEngines(folder),
      },
    ],
    [{ name: 'Valid HTML, by the checker of the W3C', run: () => runChecker(folder) }],
  ];
}
