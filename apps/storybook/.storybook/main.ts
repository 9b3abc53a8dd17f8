import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { linguiPlugins } from '../../../vite.shared.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/ui/src/**/*.stories.tsx', '../../../packages/features/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => mergeConfig(base, { plugins: [tailwindcss(), linguiPlugins()] }),
};

export default config;
