import { runTests } from './test/run-tests.ts';

const passed = await runTests({ all: process.argv.includes('--all') });
process.exitCode = passed ? 0 : 1;
