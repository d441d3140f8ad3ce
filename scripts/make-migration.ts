import fs from 'node:fs';
import path from 'node:path';
import { olderSnapshots, snapshotFolder } from './check/migrations.ts';
import { runTool } from './test/child-processes.ts';

const code = await runTool('drizzle-kit/bin.cjs', ['generate', ...process.argv.slice(2)]);
for (const name of olderSnapshots()) fs.rmSync(path.join(snapshotFolder, name));
process.exitCode = code;
