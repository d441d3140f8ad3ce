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

/** The task of a server that only renders the React tree of one page: no router, no cookies, no database. */
export type BareTree = {
  port: number;
  path: string;
  cookie: string;
  databaseUrl: string;
  dataDir: string;
};
type Rendered = Parameters<typeof shopEntry.module.default>;

const task = (await json(process.stdin)) as BareTree;
const file = pathToFileURL(path.resolve('build/server/index.js')).href;
const built = (await import(file)) as {
  entry: typeof shopEntry;
  openListener: typeof openListener;
};
const render = built.entry.module.default;
const tree = await captureTree();

createServer(async (_, response) => {
  const [request, status, headers, router, context] = tree.parts;
  const whole = { ...router, renderMeta: {}, serverHandoffStream: new Blob([tree.data]).stream() };
  const page = await render(new Request(request.url), status, new Headers(headers), whole, context);
  response.writeHead(page.status, Object.fromEntries(page.headers));
  response.end(await page.text());
}).listen(task.port, '127.0.0.1', () => console.log('open'));

/** Opens the page once in a shop inside this process, and captures the arguments and data of its rendering. */
async function captureTree(): Promise<{ parts: Rendered; data: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let captured: Promise<{ parts: Rendered; data: string }> | undefined;
  const capture: typeof render = (...parts) => {
    const [request, status, headers, router, context] = parts;
    // The data of the loaders goes into the page as a stream, which can be read only once.
    if (!router.serverHandoffStream) throw new Error('The page holds nothing that loaders found.');
    const [copy, rest] = router.serverHandoffStream.tee();
    captured = new Response(copy as BodyInit).text().then((data) => ({ parts, data }));
    return render(request, status, headers, { ...router, serverHandoffStream: rest }, context);
  };
  const env = { PORT: `${port}`, DATA_DIR: task.dataDir, DEMO: '1', AUTH_SECRET: benchSecret };
  const { running, listener } = await built.openListener(readConfig(env), {
    database: openPostgres(task.databaseUrl, () => undefined),
    now: () => new Date(),
    onLogLine: () => undefined,
    entry: { ...built.entry, module: { ...built.entry.module, default: capture } },
  });
  server.on('request', listener);
  const page = await fetch(`http://127.0.0.1:${port}${task.path}`, {
    headers: { Cookie: task.cookie },
  });
  if (!page.ok || !captured) throw new Error(`The page answered ${page.status}.`);
  await page.text();
  server.closeAllConnections();
  server.close();
  await running.close();
  return captured;
}
