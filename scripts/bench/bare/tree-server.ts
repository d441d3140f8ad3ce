import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { readConfig } from '#platform/config/config.server.ts';
import { openPostgres } from '#platform/db/open-postgres.server.ts';
import { benchSecret } from '#scripts/bench/orders/order-forms.ts';
import type { openListener, entry as shopEntry } from '#server/app.ts';

/** Renders the React tree of one page for each request, and nothing else: no router, no cookies, no database. */
export type BareTree = {
  port: number;
  path: string;
  cookie: string;
  databaseUrl: string;
  dataDir: string;
};
type Rendered = Parameters<typeof shopEntry.module.default>;

const given = (await json(process.stdin)) as BareTree;
const file = pathToFileURL(path.resolve('build/server/index.js')).href;
const built = (await import(file)) as {
  entry: typeof shopEntry;
  openListener: typeof openListener;
};
const render = built.entry.module.default;
const tree = await hearTree();

createServer(async (_, response) => {
  const [asked, status, headers, router, context] = tree.parts;
  const whole = { ...router, renderMeta: {}, serverHandoffStream: new Blob([tree.data]).stream() };
  const page = await render(new Request(asked.url), status, new Headers(headers), whole, context);
  response.writeHead(page.status, Object.fromEntries(page.headers));
  response.end(await page.text());
}).listen(given.port, '127.0.0.1', () => console.log('open'));

/** Opens the page once in a shop inside this process, and keeps what it was rendered from. */
async function hearTree(): Promise<{ parts: Rendered; data: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let heard: Promise<{ parts: Rendered; data: string }> | undefined;
  const hear: typeof render = (...parts) => {
    const [asked, status, headers, router, context] = parts;
    // What the loaders found goes into the page as a stream, which can be read once.
    if (!router.serverHandoffStream) throw new Error('The page holds nothing that loaders found.');
    const [kept, sent] = router.serverHandoffStream.tee();
    heard = new Response(kept as BodyInit).text().then((data) => ({ parts, data }));
    return render(asked, status, headers, { ...router, serverHandoffStream: sent }, context);
  };
  const env = { PORT: `${port}`, DATA_DIR: given.dataDir, DEMO: '1', AUTH_SECRET: benchSecret };
  const { running, listener } = await built.openListener(readConfig(env), {
    database: openPostgres(given.databaseUrl, () => undefined),
    now: () => new Date(),
    hearLog: () => undefined,
    entry: { ...built.entry, module: { ...built.entry.module, default: hear } },
  });
  server.on('request', listener);
  const page = await fetch(`http://127.0.0.1:${port}${given.path}`, {
    headers: { Cookie: given.cookie },
  });
  if (!page.ok || !heard) throw new Error(`The page answered ${page.status}.`);
  await page.text();
  server.closeAllConnections();
  server.close();
  await running.close();
  return heard;
}
