import { runChecker } from './checker-stage.ts';
import { freshDatabase } from './fresh-database.ts';
import { runOldEngines } from './old-engines-stage.ts';
import { runJourneys, runJourneysApart, type Walk } from './playwright-stage.ts';
import type { Stage } from './stage.ts';
import { runVitest } from './vitest-stage.ts';

export type Machine = { folder: string; postgresUrl: string; chromium: string };

const screens = ['desktop', 'phone'];
const everyWidth = ['width-320', 'width-600', 'width-768', 'width-1024', 'width-1920'];

/** One shop has 50 bottles of the first product, which all journeys together would sell out. */
const halves = ['1/2', '2/2'];

const byPhone = /^(?!.*(\bowner-|@thorough|@old-engine))|^(?!.*@thorough).*(@both|@phone)/;
const atDesk = /^(?!.*(@phone|@thorough)).*(\bowner-|@both)/;

/**
 * Shoppers come by phone, and the owner sits before a wider screen: each journey is walked where it is at home, those
 * marked @both on both, and those of the owner marked @phone by phone. `npm run test:all` walks every one of them on both, and
 * those marked @thorough and @old-engine, which take longer than they are worth each time.
 */
const atHome: Walk[] = [
  { projects: ['phone'], grep: byPhone, shard: '1/2' },
  { projects: ['phone'], grep: byPhone, shard: '2/2' },
  { projects: ['desktop'], grep: atDesk, shard: '1/2' },
  { projects: ['desktop'], grep: atDesk, shard: '2/2' },
];

/** What `npm test` runs. */
export function usualStages({ folder, postgresUrl, chromium }: Machine): Stage[] {
  const onEmbedded = { folder, env: { SANDHI_TEST_DATABASE: '' } };
  const onPostgres = { folder, env: { SANDHI_TEST_DATABASE: postgresUrl } };
  return [
    { name: 'Rules and commands, embedded database', run: () => runVitest('unit', onEmbedded) },
    { name: 'Rules and commands, PostgreSQL', run: () => runVitest('unit', onPostgres) },
    { name: 'The built shop over HTTP', run: () => runVitest('http', onPostgres) },
    {
      name: 'Journeys in a browser, shoppers on a phone and the owner at a desk',
      run: () => runJourneysApart(atHome, { folder, env: { CHROME_PATH: chromium } }),
    },
  ];
}

/** What `npm run test:all` runs on top of it. */
export function furtherStages({ folder, postgresUrl, chromium }: Machine): Stage[] {
  return [
    ...screens.flatMap((screen) =>
      halves.map((half) => ({
        name: `Every journey in a browser, PostgreSQL, ${screen}, half ${half}`,
        run: async () => {
          const name = `sandhi_journeys_${screen}_${half.replace('/', '_of_')}`;
          const database = await freshDatabase(postgresUrl, name);
          const env = { CHROME_PATH: chromium, SANDHI_TEST_DATABASE: database };
          return runJourneys({ projects: [screen], shard: half }, { folder, env });
        },
      })),
    ),
    ...[
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
    {
      name: 'Accessibility at every width',
      run: () => runJourneys({ projects: everyWidth }, { folder, env: { CHROME_PATH: chromium } }),
    },
    {
      name: 'Journeys in engines of the baseline, Chromium 92, 103, 109 and 115',
      run: () => runOldEngines(folder),
    },
    { name: 'Valid HTML, by the checker of the W3C', run: () => runChecker(folder) },
  ];
}
