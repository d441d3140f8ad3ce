import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { cssTarget, scriptTarget } from './scripts/build/baseline.ts';
import { firstViewChunks } from './scripts/build/first-view-chunks.ts';
import { flatLayers } from './scripts/build/flat-layers.ts';
import { replaceModules } from './scripts/build/replace-modules.ts';

/** Packages with parts that cannot be bundled: WebAssembly, native code, worker threads. */
const unbundled = ['@electric-sql/pglite', 'pg', 'pino', 'sharp'];

/** One character fewer than usual: a first view names a hundred files, and hashes do not compress. */
const scriptNames = 'assets/[name]-[hash:7].js';

/**
 * Keeps a first start from printing the times of the bundler's plugins, and that a part which the browser fetches later is
 * also imported by another page.
 */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), replaceModules(), reactRouter()],
  // Only this target lowers styles; a target of an environment would be ignored.
  build: { cssTarget },
  css: command === 'build' ? { postcss: { plugins: flatLayers } } : {},
  environments: {
    client: {
      build: {
        target: scriptTarget,
        rolldownOptions: {
          checks,
          output: {
            codeSplitting: firstViewChunks,
            entryFileNames: scriptNames,
            chunkFileNames: scriptNames,
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { checks, input: './server/app.ts' } },
      // Bundles all other packages: the shop starts in half the time if it need not find 1,500 files.
      resolve: command === 'build' ? { noExternal: true, external: unbundled } : {},
    },
  },
}));
