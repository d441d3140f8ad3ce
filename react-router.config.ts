import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // `npm run build` builds aside and publishes afterwards: scripts/build/build-shop.ts.
  buildDirectory: process.env['SANDHI_BUILD_FOLDER'] ?? 'build',
  // The whole list of routes is a small file that is kept for ever; asking the server for parts of it costs more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
