import pg from 'pg';

/**
 * Creates a database of that name on the server, instead of an existing one: empty, or as a copy of `template`, to which
 * nothing may be connected. Returns its URL.
 */
export async function freshDatabase(
  serverUrl: string,
  name: string,
  template?: string,
): Promise<string> {
  const empty = `template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`;
  await queryServer(serverUrl, [
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${template ?? empty}`,
  ]);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database, even one with open connections. */
export async function dropDatabase(url: string): Promise<void> {
  const serverUrl = new URL(url);
  const name = serverUrl.pathname.slice(1);
  serverUrl.pathname = '/postgres';
  await queryServer(serverUrl.href, [`drop database if exists ${name} with (force)`]);
}

async function queryServer(url: string, queries: readonly string[]): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  try {
    for (const query of queries) await server.query(query);
  } finally {
    await server.end();
  }
}
