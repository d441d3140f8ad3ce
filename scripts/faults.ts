import { parseArgs } from 'node:util';
import { faults } from '#test/faults/faults.ts';
import { buildIfNeeded } from './build/build-shop.ts';
import { printFaultReports } from './faults/print-fault-reports.ts';
import { runFaults } from './faults/run-faults.ts';
import { startOwnPostgres } from './test/find-postgres.ts';

const usage = `Breaks a running shop on purpose, and looks after each round whether anything confirmed is lost:

  npm run test:faults                              every fault, whole (tens of minutes)
  npm run test:faults -- --share 0.1 --seed 7      a tenth of the rounds, with other choices
  npm run test:faults -- --only app-killed         this one; may be said again
  npm run test:faults -- --without disk-full       leaves out what this machine cannot do

The faults: ${faults.map(({ name }) => name).join(', ')}`;

const names = { type: 'string', multiple: true } as const;
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '1' },
    only: { ...names, default: [] },
    without: { ...names, default: [] },
    help: { type: 'boolean', default: false },
  },
});
const { only, without } = values;
const seed = Number(values.seed);
const share = Number(values.share);
const unknown = [...only, ...without].filter(
  (name) => !faults.some((fault) => fault.name === name),
);

if (values.help || !Number.isInteger(seed) || !(share > 0) || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no fault "${name}".`);
  console.error(usage);
  process.exit(values.help ? 0 : 2);
}
await buildIfNeeded();
const chosen = faults.filter(({ name }) => only.length === 0 || only.includes(name));
// Passes settings, though empty, because without them a server that is killed loses its last commits.
const postgres = await startOwnPostgres(undefined, {}).catch(() => undefined);
process.env['SANDHI_TEST_DATABASE'] = postgres?.url ?? '';
const reports = await runFaults(chosen, { seed, share, without, machine: { postgres } });
await postgres?.stop();
process.exitCode = printFaultReports(reports, { seed, share }) ? 0 : 1;
