import type { OperationId } from '@saiwu/api-client';
import type { SessionUser } from '@saiwu/auth';
import { dashboardPages } from '@saiwu/openapi';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import type { Api } from '../lib/api/api.tsx';
import type { Begun, Start } from './begin-start.ts';

/** A query of some part of the console, and where its answer stands in that of the one call. */
export interface StartPart {
  queryKey: QueryKey;
  queryFn: QueryFunction;
  read: (start: Start) => unknown;
}

/** The parts that a call tells. */
export function partsOf({ queryOf }: Api, { id: userId, roleList }: SessionUser, { isDashboard }: Begun, can: Can): StartPart[] {
  const around = [
    part(queryOf('user.mine'), ({ mine }) => mine),
    part(queryOf('message.unread'), ({ unread }) => unread),
    part(queryOf('greeting.mine', { query: { userId, roleCode: roleList[0]?.code } }), ({ greeting }) => greeting),
    ...publicParameters.map((key) => part(queryOf('parameter.value', { query: { key } }), ({ parameters }) => parameters[key])),
  ];
  return isDashboard ? [...around, ...dashboardPartsOf({ queryOf }, userId, can)] : around;
}

/** What the dashboard itself shows. */
export function dashboardPartsOf({ queryOf }: Pick<Api, 'queryOf'>, userId: string | null, can: Can): StartPart[] {
  return [
    part(queryOf('overview.mine'), ({ overview }) => overview),
    part(queryOf('banner.mine'), ({ banners }) => banners),
    part(queryOf('message.page', { body: dashboardPages.news }), ({ news }) => news),
    part(queryOf('message.page', { body: dashboardPages.todos }), ({ todos }) => todos),
    part(queryOf('loginLog.page', { body: dashboardPages.signIns(userId) }), ({ signIns }) => signIns),
    part(queryOf('register.offers'), ({ offers }) => offers),
    ...(can('user.page')
      ? [part(queryOf('dashboard.item'), ({ item }) => item), part(queryOf('dashboard.chart'), ({ chart }) => chart)]
      : []),
    ...(can('contest.page') && can('contest.update')
      ? [part(queryOf('contest.page', { body: dashboardPages.contests }), ({ contests }) => contests)]
      : []),
    ...(can('certification.page') && can('certification.approve')
      ? [part(queryOf('certification.page', { body: dashboardPages.certifications }), ({ certifications }) => certifications)]
      : []),
  ];
}

/** Puts an answer in the place of each part's own. */
export function fill(queryClient: QueryClient, parts: StartPart[], answer: Start): void {
  for (const { queryKey, read } of parts) queryClient.setQueryData(queryKey, read(answer) ?? undefined);
}

/** Lets each part wait for the one call, and ask for itself where that does not tell, or not soon. */
export function fillLater(queryClient: QueryClient, parts: StartPart[], { asked }: Begun): void {
  const soon = Promise.race([asked, later(patience)]).catch(() => null);
  for (const { queryKey, queryFn, read } of parts) {
    const told: QueryFunction = async (context) => {
      const answer = await soon;
      return (answer && read(answer)) ?? queryFn(context);
    };
    void queryClient.prefetchQuery({ queryKey, queryFn: told });
  }
}

/** Milliseconds: whatever is slow behind the one call must not hold up the parts that are not. */
const patience = 2500;

function later(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

type Can = (operationId: OperationId) => boolean;

const publicParameters = ['DocsUrl', 'RepositoryUrl'] as const;

function part({ queryKey, queryFn }: { queryKey: QueryKey; queryFn?: unknown }, read: (start: Start) => unknown): StartPart {
  return { queryKey, queryFn: queryFn as QueryFunction, read }; // `queryOf` always gives a function that asks
}
