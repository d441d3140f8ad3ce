import { buildIfNeeded } from '#scripts/build/build-shop.ts';
import { findPostgres } from '#scripts/test/find-postgres.ts';

/** Tests over HTTP drive the shop that was built, never an older one, on both databases. */
export async function setup() {
  await buildIfNeeded();
  if (process.env['SANDHI_TEST_DATABASE']) return undefined;
  const { url, stop } = await findPostgres();
  process.env['SANDHI_TEST_DATABASE'] = url;
  return stop;
}
