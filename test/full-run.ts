/**
 * True when this run tests every path and round, as `npm run test:all` does. `npm test` takes enough of them to find what
 * breaks.
 */
export const isFullRun = process.env['SANDHI_TEST_ALL'] === '1';
