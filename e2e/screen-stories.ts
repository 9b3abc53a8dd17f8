import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { consolePaths } from '../openapi/src/pages/console-paths.ts';

/** Whether the screen at an address has a story of its own, where axe looks at it in every state. A screen that no route names has none. */
export function hasStory(address: string): boolean {
  const pathname = address.replace(/\?.*/, '');
  const [screen] = screens.filter(({ shape }) => shape.test(pathname)).toSorted((a, b) => a.parameters - b.parameters);
  return screen !== undefined && new RegExp(`(component: |<)${screen.name}\\b`).test(stories);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const textOf = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'));
const stories = textOf('packages/features/src/**/*.stories.tsx').join('\n');
const [routes, open] = [textOf('packages/features/src/*/routes.ts').join('\n'), textOf('apps/console/src/routed.tsx').join('\n')];
const paths: Record<string, string> = consolePaths;

const screens = [
  ...Array.from(routes.matchAll(/[pP]age\(\s*(?:consolePaths\.(\w+)|'([^']+)'),.*?\)\)\.(\w+)/gs), ([, key = '', path, name = '']) =>
    screenAt(path ?? paths[key] ?? '', name),
  ),
  ...Array.from(open.matchAll(/'(\/[^']*)': <(\w+)/g), ([, path = '', name = '']) => screenAt(path, name)),
];

function screenAt(path: string, name: string) {
  const parameters = path.match(/:\w+/g)?.length ?? 0;
  return { name, parameters, shape: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) };
}
