import { ensureEmptyDatabase } from './embedded-copies.ts';

/** Makes the database that the workers copy, before each of them would do it for itself. */
export function setup() {
  if (!process.env['SANDHI_TEST_DATABASE']) ensureEmptyDatabase();
}
