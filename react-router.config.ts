import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole list of routes is a small file that is kept for ever; asking the server for parts of it costs more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
