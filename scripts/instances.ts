import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { missingProxies } from '#test/instances/proxies.ts';
import { startOwnPostgres } from './test/find-postgres.ts';
import { printSummary, runStages } from './test/stage.ts';
import { runVitest } from './test/vitest-stage.ts';

const missing = missingProxies();
if (missing.length > 0) {
  console.error(
    `This needs the proxies themselves (Debian: apt-get install ${missing.join(' ')}).`,
  );
  process.exit(2);
}
// Replaces the usual settings, with which a server that is killed loses its last commits.
const postgres = await startOwnPostgres(undefined, { max_connections: '200' });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-instances-'));
const env = { SANDHI_TEST_INSTANCES: '1', SANDHI_TEST_DATABASE: postgres.url };
const files = process.argv.slice(2);
const run = () =>
  runVitest('http', { folder, env, files: files.length > 0 ? files : ['test/instances/'] });
const reports = await runStages([[{ name: 'Several instances on one database', run }]]);
await postgres.stop();
fs.rmSync(folder, { recursive: true });
process.exitCode = printSummary(reports) ? 0 : 1;
