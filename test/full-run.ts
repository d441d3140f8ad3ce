/**
 * True when this run tests every path and round, as `npm run test:all` does. `npm test` covers a sample
 * of them.
 */
export const isFullRun = process.env['SANDHI_TEST_ALL'] === '1';
