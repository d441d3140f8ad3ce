import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // `npm run build` builds into a draft folder, and then publishes it: scripts/build/build-shop.ts.
  buildDirectory: process.env['SANDHI_BUILD_FOLDER'] ?? 'build',
  // The list of all routes is a small file that browsers cache for ever; asking the server for parts of it costs more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
