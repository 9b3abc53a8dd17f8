import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Extracts the messages into a copy and demands that the committed catalogues are the same and have all their English. */
const root = join(import.meta.dirname, '..');
const copy = join(root, '.cache/catalogues');
const folders = [
  'openapi/src/locales',
  'apps/server/src/locales',
  'packages/features/src/locales',
  'packages/features/src/lib/language/locales',
  'packages/features/src/locales/frame',
];
const problems: string[] = [];

rmSync(copy, { recursive: true, force: true });
for (const folder of folders) {
  mkdirSync(join(copy, folder), { recursive: true });
  if (existsSync(join(root, folder))) cpSync(join(root, folder), join(copy, folder), { recursive: true });
}
writeFileSync(
  join(copy, 'lingui.config.ts'),
  `import config from '${join(root, 'lingui.config.ts')}';
const catalogs = config.catalogs.map((catalog) => ({ ...catalog, path: catalog.path.replace('<rootDir>', '${copy}') }));
export default { ...config, rootDir: '${root}', catalogs };
`,
);
execFileSync('lingui', ['extract', '--clean', '--workers', '1', '--config', join(copy, 'lingui.config.ts')], { cwd: root, stdio: 'pipe' });

for (const folder of folders) {
  for (const language of ['zh', 'en']) {
    const path = `${folder}/${language}.po`;
    const committed = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    const fresh = readFileSync(join(copy, path), 'utf8');
    if (withoutDate(committed) !== withoutDate(fresh))
      problems.push(`${path} is stale: run \`node_modules/.bin/lingui extract --clean\` and commit it.`);
    if (language !== 'zh') problems.push(...untranslated(fresh).map((message) => `${path} lacks a translation of: ${message}`));
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function withoutDate(text: string) {
  return text.replace(/^"POT-Creation-Date:.*$/m, '');
}

/** Messages whose `msgstr` is empty; the header's empty `msgid` is not one. */
function untranslated(text: string) {
  const entries = text.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm);
  return Array.from(entries, ([, id = '', translation = '']) => ({ id: joined(id), translation: joined(translation) }))
    .filter(({ id, translation }) => id !== '' && translation === '')
    .map(({ id }) => id);
}

function joined(lines: string) {
  return lines.replaceAll(/^"|"$|\n/gm, '');
}
