import { ensureEmptyDatabase } from './embedded-copies.ts';

/** Makes the database that the workers copy before they start, so that they do not all make it at once. */
export function setup() {
  if (!process.env['SANDHI_TEST_DATABASE']) ensureEmptyDatabase();
}
