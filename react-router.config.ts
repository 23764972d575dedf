import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'ui/web',
  buildDirectory: 'build',
  ssr: true,
  // All routes of the shop are few: they come with the page, no second request discovers them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
