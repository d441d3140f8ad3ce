import { copyWithTables } from './embedded-copies.ts';

/** Makes the databases that the workers copy, before each of them would do it for itself. */
export async function setup() {
  if (!process.env['SANDHI_TEST_DATABASE']) await copyWithTables();
}
