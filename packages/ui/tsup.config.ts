import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { perModule } from '../../tsup.shared.ts';

export default defineConfig({
  ...perModule(['src/index.ts', 'src/words-en.ts', 'src/words-zh.ts']),
  onSuccess: () => copyFile('src/theme.css', 'dist/theme.css'),
});
