import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    './pages/*.mdx',
    '../ui/components/**/*.stories.tsx',
    '../ui/blocks/**/*.stories.tsx',
    '../ui/web/**/*.stories.tsx',
    '../server/mails/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    // A Vite configuration of its own: React Router's plugin wants a whole application.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reads the props' types and doc comments without the compiler, whose version 7 has no interface
  // yet that the other generator could call. Stories that run as tests need no documentation.
  typescript: {
    reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen' : false,
    check: false,
  },
};

export default config;
