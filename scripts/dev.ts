import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { readConfig } from '#platform/config/config.server.ts';
import { isOperatorProblem } from '#platform/config/operator-problem.server.ts';
import { takeDataLock } from '#platform/db/data-lock.server.ts';
import { printWelcome } from './start/print-welcome.ts';
import { stopOnSignals } from './start/stop-on-signals.ts';

type Boot = typeof import('#boot');
type Listener = typeof import('#server/shop-listener.ts');
type BackgroundJobs = typeof import('#server/background-jobs/background-jobs.ts');
type Log = typeof import('#platform/log/log.server.ts');
type Build = Parameters<Listener['shopListener']>[0]['build'];

/**
 * Runs the shop with live changes. It boots like `npm start`, on the same data and under the same lock; the listener and
 * the pages are reloaded when their files change. A change of boot itself needs a restart.
 */
async function openForDevelopment() {
  const config = readConfig(process.env);
  const lock = config.databaseUrl === undefined ? takeDataLock(config.dataDir) : undefined;
  const server = createServer();
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const load = <Loaded>(file: string) => vite.ssrLoadModule(file) as Promise<Loaded>;

  const { boot } = await load<Boot>('/app/boot.server.ts');
  const { log } = await load<Log>('/app/platform/log/log.server.ts');
  const running = await boot(config, { lock, log });
  const state = { isAccepting: true };
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      const respond = async () => {
        const { shopListener } = await load<Listener>('/server/shop-listener.ts');
        const build = await load<Build>('virtual:react-router/server-build');
        shopListener({ build, config, running, state, filesFolder: undefined })(request, response);
      };
      respond().catch((thrown: Error) => {
        vite.ssrFixStacktrace(thrown);
        response.writeHead(500, { 'Content-Type': 'text/plain' }).end(thrown.stack);
      });
    });
  });
  server.listen(config.port, config.host, () => {
    printWelcome(config, {
      url: config.appUrl?.origin ?? `http://localhost:${config.port}`,
      demo: running.demo,
    });
  });
  const { startBackgroundJobs } = await load<BackgroundJobs>(
    '/server/background-jobs/background-jobs.ts',
  );
  const stopWork = startBackgroundJobs(running, log);
  stopOnSignals(async () => {
    server.closeAllConnections();
    await stopWork();
    await vite.close();
    await running.close();
    lock?.release();
  });
}

process.env['NODE_ENV'] ??= 'development';
openForDevelopment().catch((thrown: unknown) => {
  if (!isOperatorProblem(thrown)) throw thrown;
  console.error(thrown.message);
  process.exit(1);
});
