import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: ['openapi', 'packages/*', 'apps/server'], passWithNoTests: true } });
