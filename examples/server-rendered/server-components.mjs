// Imports the packages as a server component does: under the condition `react-server` (`npm run server-components`), with each
// `'use client'` module replaced by references to it, which is what a bundler for React server components makes of it.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !/\.m?js$/.test(url)) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    return /^\s*["']use client["']/.test(source)
      ? { format: 'module', source: referencesTo(url, source), shortCircuit: true }
      : next(url, context);
  },
});

function referencesTo(url, source) {
  const names = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) => list.split(','));
  const exported = names.map((name) => name.trim().split(' as ').at(-1)).filter((name) => name !== '');
  return exported
    .map((name) => `export const ${name} = { $$typeof: Symbol.for('react.client.reference'), $$id: '${url}#${name}' };`)
    .join('\n');
}

const kit = await import('@saiwu/ui');
const auth = await import('@saiwu/auth');
const { zh } = await import('@saiwu/ui/zh');
const { Button } = await import('@saiwu/ui/button');

for (const component of [kit.UiProvider, kit.DataTable, kit.useWords, Button, auth.Permission]) {
  expect(component.$$typeof, Symbol.for('react.client.reference'));
}
expect(kit.formatRelativeTime(1_795_262_400, { now: 1_795_262_460_000 }), '1 分钟前');
expect(kit.searchMenu([{ key: 'role', title: '角色管理' }], '角色')[0]?.item.key, 'role');
expect(kit.themeVariables('rgb(66, 185, 131)', 'dark')['--color-theme'].startsWith('rgb('), true);
expect(kit.buttonVariants({ variant: 'outline' }).includes('border-border'), true);
expect(kit.zh === zh && zh.close, '关闭');
expect(auth.createAuthority({ enabled: true, caseSensitive: false, resourceList: ['a:*'], roleList: [] }).hasPermission('a:b'), true);

function expect(actual, expected) {
  if (actual !== expected) throw new Error(`${String(expected)} was expected, not ${String(actual)}`);
}
