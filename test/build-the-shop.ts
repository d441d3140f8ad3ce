import { buildIfNeeded } from '#scripts/build/build-shop.ts';
import { findPostgres } from '#scripts/test/find-postgres.ts';
import { openShopServer } from './open-shop-server.ts';

/**
 * Builds the shop for the HTTP tests, which never run an older build. Performs the slow first start once on each database,
 * and leaves its data as a template: each shop that a test opens gets a copy.
 */
export async function setup() {
  await buildIfNeeded();
  const stopPostgres = await providePostgres();
  const onEmbedded = await openShopServer({ fresh: true }).catch(async (thrown) => {
    await stopPostgres();
    throw thrown;
  });
  await onEmbedded.stop();
  process.env['SANDHI_TEST_DATA'] = onEmbedded.dataDir;
  const onPostgres = await openShopServer({ database: 'postgres' });
  await onPostgres.stop();
  process.env['SANDHI_TEST_TEMPLATE_DATABASE'] = new URL(
    onPostgres.databaseUrl ?? '',
  ).pathname.slice(1);
  return async () => {
    await onEmbedded.remove();
    await onPostgres.remove();
    await stopPostgres();
  };
}

async function providePostgres(): Promise<() => Promise<void>> {
  if (process.env['SANDHI_TEST_DATABASE']) return () => Promise.resolve();
  const { url, stop } = await findPostgres();
  process.env['SANDHI_TEST_DATABASE'] = url;
  return stop;
}
