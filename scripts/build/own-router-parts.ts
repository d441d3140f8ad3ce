import path from 'node:path';
import type { Plugin } from 'vite';

const inRouter = /\/react-router\/dist\/.+\/lib\/dom\/ssr\/([\w-]+\.js)$/;

/** Files of React Router's, and what stands for them in the browser. */
const own = new Map([
  // It reloads the page that is open when the file of the next one is missing: an empty checkout, after an order.
  ['routeModules.js', path.resolve('app/web/line/load-route.ts')],
  ['fog-of-war.js', path.resolve('app/web/line/no-route-discovery.ts')],
]);

/** Puts parts of our own in place of React Router's. Fails the build when one of them was not there to be replaced. */
export function ownRouterParts(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'sandhi:own-router-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\/(routeModules|fog-of-war)\.js$/ },
      handler(asked, importer = '') {
        const file = path.posix.join(path.posix.dirname(importer), asked);
        const [, name = ''] = inRouter.exec(file) ?? [];
        if (own.has(name)) replaced.add(name);
        return own.get(name);
      },
    },
    buildEnd(error) {
      if (error || replaced.size === own.size) return;
      throw new Error('React Router is made of other files now: scripts/build/own-router-parts.ts');
    },
  };
}
