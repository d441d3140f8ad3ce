import path from 'node:path';
import type { Plugin } from 'vite';

const routerModule = /\/react-router\/dist\/.+\/lib\/(?:dom\/ssr|router)\/([\w-]+\.js)$/;

/** Modules of React Router, and those that replace them in the browser. */
const replacements = new Map([
  // The original reloads the open page when the file of the next one is missing: an empty checkout, after an order.
  ['routeModules.js', path.resolve('app/web/navigation/load-route.ts')],
  ['fog-of-war.js', path.resolve('app/web/navigation/no-route-discovery.ts')],
  ['instrumentation.js', path.resolve('app/web/navigation/no-instrumentation.ts')],
]);

/** Replaces modules of React Router by ours. Fails the build if one of them is missing. */
export function replaceRouterModules(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'sandhi:replace-router-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      // Not as the server's part of React Router imports it, of which the browser gets nothing.
      filter: { id: /\/(routeModules|fog-of-war)\.js$|^\.\/instrumentation\.js$/ },
      handler(source, importer = '') {
        const file = path.posix.join(path.posix.dirname(importer), source);
        const [, name = ''] = routerModule.exec(file) ?? [];
        if (replacements.has(name)) replaced.add(name);
        return replacements.get(name);
      },
    },
    buildEnd(error) {
      if (error || replaced.size === replacements.size) return;
      throw new Error(
        'The files of React Router have changed: see scripts/build/replace-router-modules.ts',
      );
    },
  };
}
