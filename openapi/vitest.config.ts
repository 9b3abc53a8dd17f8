import { defineConfig } from 'vitest/config';
import { linguiPlugins } from '../vite.shared.ts';

export default defineConfig({ plugins: [linguiPlugins()], test: { include: ['src/**/*.test.ts'], environment: 'node' } });
