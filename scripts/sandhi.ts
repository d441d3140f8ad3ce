import { openMachine } from './sandhi/machine.ts';
import { runSandhi } from './sandhi/run-sandhi.ts';

process.exitCode = await runSandhi(openMachine(), process.argv.slice(2));
