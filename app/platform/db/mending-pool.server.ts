import pg from 'pg';

type Hold = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/**
 * Takes back a connection as soon as it dies. Drizzle sends `begin` where nothing catches: when that fails, the
 * connection is never returned, and after ten of them the pool stays empty although the server is back.
 */
export class MendingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(hold: Hold): undefined;
  override connect(hold?: Hold): Promise<pg.PoolClient> | undefined {
    if (!hold) return super.connect().then(releasedOnDeath);
    super.connect(hold as never);
    return undefined;
  }
}

function releasedOnDeath(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.off('error', releaseOnce);
    release(error);
  };
  client.release = releaseOnce;
  client.once('error', releaseOnce);
  return client;
}
