/**
 * Whether this run walks every way and every round, as `npm run test:all` does. `npm test` takes enough of them to find
 * what breaks, and none of the tests is left out.
 */
export const everything = process.env['SANDHI_TEST_ALL'] === '1';
