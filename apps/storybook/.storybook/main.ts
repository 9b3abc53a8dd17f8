import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import admin from '../../../packages/admin/package.json' with { type: 'json' };
import apiClient from '../../../packages/api-client/package.json' with { type: 'json' };
import features from '../../../packages/features/package.json' with { type: 'json' };
import ui from '../../../packages/ui/package.json' with { type: 'json' };
import { linguiPlugins } from '../../../vite.shared.ts';
import { earlyServer } from '../src/early-server.ts';
import { firstPiece } from '../src/first-piece.ts';

/** Files, and folders with a slash at their end, from the project's root: a test run names those that it needs. */
const wanted = process.env['STORIES']?.split(' ') ?? ['packages/ui/', 'packages/admin/', 'packages/features/'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: wanted.map((path) => `../../../${path.endsWith('/') ? `${path}src/**/*.stories.tsx` : path}`),
  // The server as a shared worker with its database, for stories of whole screens (src/with-server.tsx).
  staticDirs: [{ from: '../../server/dist/browser', to: '/server' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  managerHead: (head) => `${head}${earlyServer}`,
  previewHead: (head) => `${head}${earlyServer}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [tailwindcss(), linguiPlugins()],
      // A dependency that Vite discovers in the middle of a run reloads the page and fails the stories that are under way.
      optimizeDeps: { include: [...[admin, apiClient, features, ui].flatMap(dependenciesOf), 'axe-core'] },
      // Radix marks its files for server components, of which there are none here.
      build: { rolldownOptions: { checks: { moduleLevelDirective: false }, output: { codeSplitting: { groups: [firstPiece()] } } } },
    }),
};

/** Packages of the workspace that Storybook itself does not depend on, through those that do. */
const ways: Record<string, string | undefined> = { '@saiwu/admin': '@saiwu/features > @saiwu/admin' };

/** Packages that are imported by other entries than their root. */
const entriesOf: Record<string, string[] | undefined> = {
  '@tiptap/pm': ['@tiptap/pm/state'],
  'react-day-picker': ['react-day-picker', 'react-day-picker/locale'],
  'read-excel-file': ['read-excel-file/universal'],
};

export default config;

function dependenciesOf({ name, dependencies }: { name: string; dependencies: Record<string, string> }): string[] {
  const published = Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@saiwu/'));
  return published.flatMap((dependency) => entriesOf[dependency] ?? [dependency]).map((entry) => `${ways[name] ?? name} > ${entry}`);
}
