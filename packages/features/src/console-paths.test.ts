import { openPaths } from '@saiwu/auth';
import { consolePaths, linkTo, pageReads } from '@saiwu/openapi';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { contestRoutes } from './contest/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { platformRoutes } from './platform/routes.ts';

const screens = [...openPaths, ...[...dashboardRoutes, ...contestRoutes, ...platformRoutes].map(({ path }) => path)].map((path) => ({
  path,
}));

const values = {
  id: '1',
  findingId: '1',
  projectId: '2',
  stageId: '3',
  level: 'school',
  phase: 'running',
  code: 'aB-3',
  provider: 'github',
};

// neither the screens nor the server can make another link
test.each(Object.values(consolePaths))('a link to %s finds its screen', (path) => {
  expect(matchRoutes(screens, linkTo(path, values))?.at(-1)?.route.path).toBe(path);
});

// what a page reads is opened to whoever sees it in the menu
test.each(Object.entries(pageReads))('the guard of %s is one of its reads', (path, reads) => {
  const page = [...dashboardRoutes, ...contestRoutes, ...platformRoutes].find((one) => one.path === path);
  expect(reads).toContain(page?.operation);
});
