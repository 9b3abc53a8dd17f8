import type { Plugin, Rolldown } from 'vite';

/** What whoever is signed in needs besides the page's own files: first everywhere, then at the dashboard too. Names of chunks. */
const wanted = { frame: ['signed-in', 'console'], dashboard: ['dashboard-screen'] };

/** Names those files in the page, so that `first-paint.js` can ask for them beside the page's own instead of after them. */
export function askedEarly(): Plugin {
  return {
    name: 'asked-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const inPage = (file: string) => html.includes(file);
        const attributes = Object.entries(wanted).map(([name, chunks]) => {
          const files = [...new Set(chunks.flatMap((chunk) => filesOf(bundle, chunk)))].filter((file) => !inPage(file));
          if (files.length === 0) throw new Error(`asked-early.ts finds nothing for ${name}.`);
          return `data-${name}="${files.map((file) => `/${file}`).join(' ')}"`;
        });
        return html.replace('src="/first-paint.js"', (src) => `${src} ${attributes.join(' ')}`);
      },
    },
  };
}

/** The files of a chunk or a style, with all that it imports. */
function filesOf(bundle: Rolldown.OutputBundle, name: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const output = bundle[file];
    if (output?.type === 'chunk') for (const imported of output.imports) add(imported);
  };
  for (const output of Object.values(bundle)) {
    const isMeant = output.type === 'chunk' ? output.isDynamicEntry && output.name === name : output.names.includes(`${name}.css`);
    if (isMeant) add(output.fileName);
  }
  return [...found];
}
