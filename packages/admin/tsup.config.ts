import { copyFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'tsup';
import { perModule } from '../../tsup.shared.ts';
import type * as Styles from '../ui/scripts/styles.ts';

export default defineConfig(
  perModule({
    testOnly: ['src/story-*.{ts,tsx}'],
    andThen: async () => {
      // By its address: bundled into this file it would look for Tailwind here.
      const styles: typeof Styles = await import(pathToFileURL(resolve('../ui/scripts/styles.ts')).href);
      await Promise.all([copyFile('src/theme.css', 'dist/theme.css'), styles.writeStyles(['../ui/src', 'src'])]);
    },
  }),
);
