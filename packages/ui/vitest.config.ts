import { defineConfig } from 'vitest/config';
import { patientPolls } from '../../vitest.shared.ts';

export default defineConfig({ test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node', expect: patientPolls } });
