import { existsSync, readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** The files that the sign-in page comes in: parts of the ids of modules in each. What these import comes with them. */
const pieces: Record<string, string[]> = {
  /** Libraries that every page stands on: one file, which changes only with them. */
  base: within('/node_modules/', [
    'react/',
    'react-dom/',
    'scheduler/',
    '@lingui/core/',
    '@lingui/react/',
    'openapi-fetch/',
    'clsx/',
    'class-variance-authority/',
    'tailwind-merge/',
  ]),
  /** What of our own the page needs to stand: one file instead of two dozen compresses better, and comes at once. */
  entry: [
    ...within('/packages/ui/src/', ['alert/', 'brand/', 'button/', 'copy-button/', 'icon-button/']),
    ...within('/packages/ui/src/', [
      'class-groups.ts',
      'cn.ts',
      'first-words.ts',
      'words.tsx',
      'input/input.tsx',
      'password-input/password-input.tsx',
    ]),
    ...within('/packages/auth/src/', ['auth-provider.tsx', 'session.ts', 'session-store.ts']),
    '/packages/api-client/src/client.ts',
    ...within('/packages/features/src/lib/', [
      'api/api.tsx',
      'api/explain-error.ts',
      'api/own-address.ts',
      'app/extra-of.ts',
      'app/later.tsx',
      'app/providers.tsx',
      'language/catalogues.ts',
      'settings/follow-settings.ts',
    ]),
    ...within('/packages/features/src/session/', [
      'begin-start.ts',
      'end-notice.ts',
      'entry/entry-settings.tsx',
      'lazy-sign-in.tsx',
      'sign-in/sign-in-options.ts',
    ]),
    ...within('/apps/console/src/', ['client.ts', 'frame.ts']),
    'vite/preload-helper',
  ],
  /** The page itself, which people who are signed in do not load. */
  'sign-in': ['/packages/features/src/session/sign-in-screen.tsx'],
  /** The router and what else every page but the sign-in page stands on, whoever looks at it. */
  routed: ['/apps/console/src/routed.tsx', '/packages/features/src/lib/app/bound-admin.tsx'],
  /** The frame around the pages of whoever is signed in. */
  frame: ['/apps/console/src/signed-in.tsx'],
  /** The page that everybody begins at. */
  dashboard: ['/packages/features/src/dashboard/dashboard-screen.tsx'],
};

/** Pieces whose words are those of the sign-in page's and the frame's catalogues. */
const firstSpeakers = ['entry', 'sign-in', 'frame', 'dashboard'];

export const groups = Object.entries(pieces).map(([name, parts]) => ({ name, test: isOneOf(parts) }));

/**
 * Fails the build where a moved file has left its piece, or the classes of `entry.css`: nothing else would say that the page got slower;
 * and where a piece of the first pages says what their catalogues do not hold.
 */
export function wholePieces(): Plugin {
  return {
    name: 'whole-pieces',
    apply: 'build',
    buildStart() {
      for (const source of entrySources()) if (!existsSync(source)) this.error(`entry.css names ${source.pathname}, which is not there.`);
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      for (const [name, parts] of Object.entries(pieces)) {
        const ids = chunks.filter((one) => one.name === name).flatMap((one) => one.moduleIds);
        for (const part of parts) if (!ids.some(isOneOf([part]))) this.error(`pieces.ts names ${part}, which is not in ${name}.`);
      }
      const strays = loadedWith(
        chunks,
        chunks.filter((one) => one.isEntry || one.name === 'sign-in'),
      )
        .filter(({ name }) => !(name in pieces))
        .flatMap(({ moduleIds }) => moduleIds.filter((id) => /\/(packages|openapi|node_modules)\//.test(id)));
      for (const id of strays) this.error(`The sign-in page loads ${id}, which is in no piece of it.`);
      const said = chunks.filter(({ name }) => firstSpeakers.includes(name)).flatMap(messagesIn);
      const first = new Set(chunks.flatMap((one) => catalogued(one, /\/(?:locales\/frame|language\/locales)\/zh\.po$/)));
      const others = new Set(chunks.flatMap((one) => catalogued(one, /\/locales\/zh\.po$/)));
      for (const { id, message } of said)
        if (others.has(message) && !first.has(message))
          this.error(`${id} says ${message}, which comes later: add it to the sources of its catalogue in lingui.config.ts.`);
    },
  };
}

function within(folder: string, names: string[]) {
  return names.map((name) => folder + name);
}

function isOneOf(parts: string[]) {
  return (id: string) => parts.some((part) => id.includes(part));
}

/** Chunks with all that they import. */
function loadedWith(chunks: Rolldown.OutputChunk[], first: Rolldown.OutputChunk[]) {
  const found = new Set(first);
  // what is added while the set is walked is walked too
  for (const { imports } of found) for (const one of chunks) if (imports.includes(one.fileName)) found.add(one);
  return [...found];
}

/** The ids of messages that a chunk's modules name. */
function messagesIn({ modules }: Rolldown.OutputChunk) {
  return Object.entries(modules).flatMap(([id, { code }]) =>
    Array.from((code ?? '').matchAll(/\bid: ?["'`]([\w+/]{6})["'`]/g), ([, message = '']) => ({ id, message })),
  );
}

/** The ids of messages in the catalogues of a chunk that stand at such a path. */
function catalogued({ modules }: Rolldown.OutputChunk, path: RegExp) {
  return Object.entries(modules)
    .filter(([id]) => path.test(id))
    .flatMap(([, { code }]) => Array.from((code ?? '').matchAll(/\\?["']([\w+/]{6})\\?["']: ?\[/g), ([, message = '']) => message));
}

/** Each file and folder that `entry.css` takes classes from; its first braces hold what stands in one folder. */
function entrySources() {
  const file = new URL('src/entry.css', import.meta.url);
  const sources = readFileSync(file, 'utf8').matchAll(/^@source '([^{*']*)(?:\{([^}]*)\})?([^*']*)/gm);
  return Array.from(sources, ([, before = '', names = '', after = '']) =>
    names.split(',').map((name) => new URL(before + name + after, file)),
  ).flat();
}
