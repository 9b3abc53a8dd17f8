import { contract, mostFound, type Operation, type OperationId, permissionOf } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { type AskedText, askedText } from './asked-text.ts';
import { findContests } from './find-contests.ts';
import { findMessages } from './find-messages.ts';
import { findOrgs } from './find-orgs.ts';
import { findPeople } from './find-people.ts';
import { findJudged, findProjects, type FoundProjects } from './find-projects.ts';
import { findInRegister } from './find-register.ts';
import { findStages } from './find-stages.ts';

export const searchHandlers = {
  'search.find': async (ctx, { query: { text } }) => {
    const asked = askedText(text);
    const find = async <Found>(way: (ctx: Context, asked: AskedText) => Promise<Found>) => (asked ? way(ctx, asked) : []);
    const [contests, stages, projects, judged, people, students, teachers, orgs, messages] = await Promise.all([
      may(ctx, 'contest.page') ? find(findContests) : null,
      may(ctx, 'judging.stages') ? find(findStages) : null,
      may(ctx, 'project.page') ? find(findProjects) : null,
      may(ctx, 'judging.page') ? find(findJudged) : null,
      may(ctx, 'user.page') ? find(findPeople) : null,
      may(ctx, 'student.page') ? find((ctx, wanted) => findInRegister(ctx, 'student', wanted)) : null,
      may(ctx, 'teacher.page') ? find((ctx, wanted) => findInRegister(ctx, 'teacher', wanted)) : null,
      may(ctx, 'org.tree') || may(ctx, 'school.get') || may(ctx, 'college.get') ? find(findOrgs) : null,
      may(ctx, 'message.page') ? find(findMessages) : null,
    ]);
    return {
      ...(contests && { contests }),
      ...(stages && { stages }),
      ...((projects ?? judged) && { projects: together(judged ?? [], projects ?? []) }),
      ...(people && { people }),
      ...(students && { students }),
      ...(teachers && { teachers }),
      ...(orgs && { orgs }),
      ...(messages && { messages }),
    };
  },
} satisfies Partial<Handlers>;

/** Whoever judges a project wants its sheet, whatever other list it is on. */
function together(judged: FoundProjects, others: FoundProjects): FoundProjects {
  return [...judged, ...others.filter(({ id }) => !judged.some((one) => one.id === id))].slice(0, mostFound);
}

/** Whether the caller may open the page of the list that a group is of, where its rows lead. */
function may(ctx: Context, list: OperationId): boolean {
  const operation: Operation = contract[list];
  if (callerOf(ctx).boundContestId !== null && !operation.evenFor?.includes('invited')) return false;
  const permission = permissionOf(operation);
  return permission === null || callerOf(ctx).authority.hasPermission([permission]);
}
