import { defineConfig } from 'tsup';
import { perModule } from '../../tsup.shared.ts';

export default defineConfig(perModule(['src/index.ts'], ['src/observed-fetch.ts']));
