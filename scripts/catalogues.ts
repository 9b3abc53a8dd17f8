import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Extracts the messages into a copy and demands that the committed catalogues are the same, have all their English, agree, and keep to the
 * house's Chinese.
 */
const root = join(import.meta.dirname, '..');
const copy = join(root, '.cache/catalogues');
const folders = [
  'openapi/src/locales',
  'openapi/src/locales/operations',
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
    const entries = entriesOf(fresh);
    if (language === 'zh')
      problems.push(...entries.filter(({ id }) => /[“”您]/.test(id)).map(({ id }) => `Names stand in 「」, people are 你: ${id}`));
    else problems.push(...entries.filter((entry) => !isEnglish(entry)).map(({ id }) => `${path} lacks a translation of: ${id}`));
  }
}
for (const { id, said } of saidTwice(folders.filter((folder) => !folder.startsWith('apps/') && !folder.endsWith('/operations'))))
  problems.push(`The console loads these catalogues together, and they do not agree (give one a context): ${id}: ${said.join(' | ')}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function withoutDate(text: string) {
  return text.replace(/^"POT-Creation-Date:.*$/m, '');
}

/** Messages of one id with several translations: whichever catalogue comes last would speak for all. */
function saidTwice(together: string[]) {
  const all = together.flatMap((folder) => entriesOf(readFileSync(join(copy, folder, 'en.po'), 'utf8')));
  const byId = Map.groupBy(all, ({ context, id }) => `${context}${id}`);
  return Array.from(byId, ([id, same]) => ({ id, said: [...new Set(same.map(({ translation }) => translation))] })).filter(
    ({ said }) => said.length > 1,
  );
}

/** Source and translation of each message; the header's empty `msgid` is none. */
function entriesOf(text: string) {
  const entries = text.matchAll(/^(?:msgctxt (".*"\n))?msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm);
  return Array.from(entries, ([, context = '', id = '', translation = '']) => ({
    context: joined(context),
    id: joined(id),
    translation: joined(translation),
  })).filter(({ id }) => id !== '');
}

/** 〓 stands in a document for a letter that its font has not, in every language. */
function isEnglish({ translation }: { translation: string }) {
  return translation !== '' && !/[\p{Script=Han}「」，。：；？]/u.test(translation.replaceAll('〓', ''));
}

function joined(lines: string) {
  return lines.replaceAll(/^"|"$|\n/gm, '');
}
