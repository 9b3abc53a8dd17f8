import { consolePaths, linkTo } from '@saiwu/openapi';
import type { Crumb } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { Page } from '../../lib/app/page.tsx';
import type { MenuEntry } from './menu-tree.ts';
import { pageAt } from '../tabs/page-title.ts';
import { cut, shortName } from '../tabs/short-name.ts';

interface Front {
  pages: readonly Page[];
  /** The menu's chain. */
  trail: readonly MenuEntry[];
  pathname: string;
  /** Of the page, with the record that it shows. */
  title: string;
  /** Of that record. */
  name: string | undefined;
}

/**
 * The way to the page in front: the menu's chain, the contest or the judged stage that it is of, then the page itself. A page that is an
 * entry ends it.
 */
export function useCrumbs({ pages, trail, pathname, title, name }: Front): Crumb[] {
  const { i18n, t } = useLingui();
  const contest = useContest(pathname);
  const stage = useJudgedStage(pathname);
  const levels = trail.map(({ key, title: entry, path }): Crumb => ({ key, title: entry, ...(path !== undefined && { path }) }));
  if (trail.at(-1)?.path === pathname) return levels;
  if (stage !== null) {
    const judged = { key: stage.path, title: stage.title === undefined ? title : cut(shortName(stage.title), 16) };
    return pathname === stage.path
      ? [...levels, judged]
      : [...levels, { ...judged, path: stage.path }, { key: pathname, title: name ?? title }];
  }
  if (contest === null) return [...levels, { key: pathname, title }];
  const functionOf = (path: string) => {
    const page = pageAt(pages, path);
    return page === undefined ? title : i18n._(page.short ?? page.title);
  };
  const place = { key: contest.path, title: contest.title === undefined ? t`大赛` : cut(shortName(contest.title), 16) };
  if (pathname === contest.path) return [...levels, place];
  const projects = linkTo(consolePaths.projects, { id: contest.id });
  const above: Crumb[] = [...levels, { ...place, path: contest.path }];
  if (matchPath(consolePaths.project, pathname) === null) return [...above, { key: pathname, title: functionOf(pathname) }];
  return [...above, { key: projects, title: functionOf(projects), path: projects }, { key: pathname, title: name ?? title }];
}

/** The stage that a judge's page is of, named as its contest is. */
function useJudgedStage(pathname: string) {
  const { queryOf } = useApi();
  const can = useCan();
  const id = matchPath(`${consolePaths.judgingStage}/*`, pathname)?.params.stageId;
  const { data } = useQuery({ ...queryOf('judging.stages'), enabled: id !== undefined && can('judging.stages'), retry: false });
  if (id === undefined) return null;
  return { path: linkTo(consolePaths.judgingStage, { stageId: id }), title: data?.find(({ stageId }) => stageId === id)?.contestTitle };
}

/** The contest that a page is of. Its pages ask for it themselves; a project's does not. */
function useContest(pathname: string) {
  const { queryOf } = useApi();
  const can = useCan();
  const id = matchPath(`${consolePaths.contest}/*`, pathname)?.params.id ?? '';
  const isContest = /^\d+$/.test(id);
  const { data } = useQuery({ ...queryOf('contest.get', { path: { id } }), enabled: isContest && can('contest.get'), retry: false });
  return isContest ? { id, path: linkTo(consolePaths.contest, { id }), title: data?.title } : null;
}
