import path from 'node:path';
import type { Plugin } from 'vite';

const replaced = /\/react-router\/.+\/routeModules\.js$/;
const own = path.resolve('app/web/line/load-route.ts');

/**
 * Loads the files of pages by our own code. React Router's reloads the page that is open when the file of the next one
 * is missing: after an order that would show an empty checkout. Fails the build when there was nothing to replace.
 */
export function ownRouteLoading(): Plugin {
  let isReplaced = false;
  return {
    name: 'sandhi:own-route-loading',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\/routeModules\.js$/ },
      handler(asked, importer = '') {
        if (!replaced.test(path.posix.join(path.posix.dirname(importer), asked))) return undefined;
        isReplaced = true;
        return own;
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error('React Router loads its routes elsewhere now.');
    },
  };
}
