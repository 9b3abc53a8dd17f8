import { mkdir, readFile, writeFile } from 'node:fs/promises';

/**
 * Writes one module for each folder of `src` that `src/index.ts` exports from: what stands behind `@saiwu/ui/button`. It holds the very
 * lines of the index, so the two cannot differ.
 */
export async function writeSubpaths() {
  const index = await readFile('src/index.ts', 'utf8');
  const folders = Map.groupBy(index.matchAll(exported), ([, , , folder = '']) => folder);
  await mkdir('dist/subpaths', { recursive: true });
  for (const [folder, lines] of folders) {
    const types = lines.map(([, type = '', names = '', , file = '']) => `export ${type}{${names}} from '../${folder}/${file}.js';\n`);
    const values = lines.flatMap(([, type, names = '', , file = '']) => {
      const kept = type === undefined ? valuesOf(names) : [];
      return kept.length === 0 ? [] : [`export { ${kept.join(', ')} } from '../${folder}/${file}.js';\n`];
    });
    await writeFile(`dist/subpaths/${folder}.d.ts`, types.join(''));
    await writeFile(`dist/subpaths/${folder}.js`, values.length === 0 ? 'export {};\n' : values.join(''));
  }
}

/** An export of the index: `type`, names, folder, file. */
const exported = /^export (type )?\{([^}]*)\} from '\.\/([^/']+)\/([^']+)\.tsx?';$/gm;

function valuesOf(names: string) {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
