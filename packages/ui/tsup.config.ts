import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { perModule } from '../../tsup.shared.ts';
import { writeStyles } from './scripts/styles.ts';
import { writeSubpaths } from './scripts/subpaths.ts';

export default defineConfig(
  perModule({
    testOnly: ['src/workbook/bad-workbooks.ts', 'src/workbook/foreign-workbook.ts'],
    andThen: async () => {
      await copyFile('src/theme.css', 'dist/theme.css');
      await Promise.all([writeSubpaths(), writeStyles(['src'])]);
    },
  }),
);
