import { defineConfig } from 'vitest/config';
import { patientPolls } from '../../vitest.shared.ts';

export default defineConfig({ test: { environment: 'node', include: ['src/**/*.test.ts'], expect: patientPolls } });
