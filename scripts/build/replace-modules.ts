import path from 'node:path';
import type { Plugin } from 'vite';

type Replacement = {
  /** Matches the path of the original, from its package on. */
  original: RegExp;
  ours: string;
  /** Whether the server has to render the same; otherwise only the browser gets the replacement. */
  onServer?: true;
};

const replacements: Replacement[] = [
  {
    // The original reloads the open page when the file of the next one is missing: after an order, an empty checkout.
    original: /\/react-router\/dist\/.+\/lib\/dom\/ssr\/routeModules\.js$/,
    ours: 'app/web/navigation/load-route.ts',
  },
  {
    original: /\/react-router\/dist\/.+\/lib\/dom\/ssr\/fog-of-war\.js$/,
    ours: 'app/web/navigation/no-route-discovery.ts',
  },
  {
    original: /\/react-router\/dist\/.+\/lib\/router\/instrumentation\.js$/,
    ours: 'app/web/navigation/no-instrumentation.ts',
  },
  {
    // Leaves out the original's sizes, colors and class names, which the shop does not use: 1.3 KB of each first view.
    original: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    ours: 'app/ui/picture/create-icon.tsx',
    onServer: true,
  },
];

/** Replaces modules of libraries with our own. Fails the build if one of them is missing. */
export function replaceModules(): Plugin {
  const replaced = new Set<Replacement>();
  return {
    name: 'sandhi:replace-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      // The server's part of React Router imports instrumentation.js by another path; the browser gets nothing of that.
      filter: {
        id: /\/(routeModules|fog-of-war)\.js$|^\.\/instrumentation\.js$|\/createLucideIcon\.mjs$/,
      },
      handler(source, importer = '') {
        const file = path.posix.join(path.posix.dirname(importer), source);
        const found = replacements.find(({ original }) => original.test(file));
        if (!found || (this.environment.name !== 'client' && !found.onServer)) return undefined;
        replaced.add(found);
        return path.resolve(found.ours);
      },
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client' || replaced.size === replacements.length)
        return;
      throw new Error('The files of a library have changed: see scripts/build/replace-modules.ts');
    },
  };
}
