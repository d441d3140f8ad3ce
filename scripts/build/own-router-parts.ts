import path from 'node:path';
import type { Plugin } from 'vite';

const inRouter = /\/react-router\/dist\/.+\/lib\/dom\/ssr\/([\w-]+\.js)$/;

/** Files of React Router, and those that replace them in the browser. */
const own = new Map([
  // The original reloads the open page when the file of the next one is missing: an empty checkout, after an order.
  ['routeModules.js', path.resolve('app/web/line/load-route.ts')],
  ['fog-of-war.js', path.resolve('app/web/line/no-route-discovery.ts')],
]);

/** Replaces parts of React Router by ours. Fails the build when one of them is missing. */
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
