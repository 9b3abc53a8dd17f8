import { type InputOf, projectStateNames } from '@saiwu/openapi';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { phonesInLists } from '../../../services/parameters/mask-phone.ts';
import { answerPage } from '../../../rows/paging.ts';
import { scoped, untied } from '../../../rows/scope.ts';
import { anyHolds, holdsText, searchText } from '../../../rows/search-text.ts';
import { toWire } from '../../../core/wire-time.ts';
import { senderOf } from '../decision/college-quota.ts';
import { misfitWords } from '../eligibility/misfits.ts';
import { maskNumber } from '../../../services/parameters/mask-number.ts';
import { projectActs, type ProjectSituation } from './project-acts.ts';
import { advisorNames, holdsProject, leader, memberList } from './people/project-people.ts';

export const sortable = {
  id: 'project.id',
  number: 'project.number',
  title: 'project.title',
  track: 'project.track',
  leaderName: 'leaderName',
  state: 'project.state',
  recommendation: 'project.recommendation',
  createTime: 'project.createTime',
  updateTime: 'project.updateTime',
};

export const projectHandlers = {
  'project.page': async (ctx, { body }) => {
    const show = await phonesInLists(ctx);
    const matching = matchingProjects(ctx, body.model);
    return answerPage(ctx, body, {
      matching,
      sortable,
      select: (query) => query.selectAll('project').select([...projectColumns, ...situationColumns(ctx)]),
      present: (row) => presentProject(ctx, row, show),
    });
  },
} satisfies Partial<Handlers>;

/** Projects that the caller may see and a list's filters let through. */
export function matchingProjects(ctx: Context, model: InputOf<'project.page'>['body']['model']) {
  const { contestId, keyword, number, title, track, collegeId, schoolId, senderId, leaderName, state } = model;
  let matching = scoped(ctx, 'project').select();
  if (contestId) matching = matching.where('project.contestId', '=', contestId);
  // one contest's rows are read from its own index sooner than all contests' from that over pieces of texts
  const holds = contestId ? holdsText : searchText;
  if (keyword?.trim()) {
    const text = keyword.trim();
    matching = matching.where(contestId ? holdsProject(text) : anyHolds(['project.number', 'project.title'], text, searchText));
  }
  if (number?.trim()) matching = matching.where(holds('project.number', number.trim()));
  if (title?.trim()) matching = matching.where(holds('project.title', title.trim()));
  if (track?.trim()) matching = matching.where('project.track', '=', track.trim());
  if (schoolId) matching = matching.where('project.schoolId', '=', schoolId);
  if (collegeId) matching = matching.where('project.collegeId', '=', collegeId);
  if (senderId) matching = matching.where(senderOf, '=', senderId);
  if (leaderName?.trim()) matching = matching.where(holdsText(leader.name, leaderName.trim()));
  if (state) matching = matching.where('project.state', '=', state);
  return matching;
}

/** What an answer shows beside a project's own columns. */
export const projectColumns = [
  sql<string>`(select label from org where org.tenant_id = project.tenant_id and org.id = project.school_id)`.as('schoolLabel'),
  sql<string | null>`(select label from org where org.tenant_id = project.tenant_id and org.id = project.college_id)`.as('collegeLabel'),
  leader.name.as('leaderName'),
  leader.phone.as('leaderPhone'),
  memberList.as('members'),
  advisorNames.as('advisors'),
] as const;

/** What decides over acts on a project, beside its own columns. */
export function situationColumns(ctx: Context) {
  const ofContest = (column: string) =>
    sql`(select ${sql.raw(column)} from contest where contest.tenant_id = project.tenant_id and contest.id = project.contest_id)`;
  return [
    sql<string>`${ofContest('state')}`.as('contestState'),
    sql<boolean>`${ofContest('anonymise_time is not null')}`.as('isAnonymous'),
    sql<string[]>`array(select state from stage where stage.tenant_id = project.tenant_id and stage.contest_id = project.contest_id)`.as(
      'stageStates',
    ),
    sql<boolean>`not ${untied(ctx, 'project.id')}`.as('isTiedToCaller'),
  ] as const;
}

interface Row
  extends Selectable<TenantSchema['project']>, Pick<ProjectSituation, 'contestState' | 'isAnonymous' | 'stageStates' | 'isTiedToCaller'> {
  schoolLabel: string;
  collegeLabel: string | null;
  leaderName: string;
  leaderPhone: string | null;
  members: { name: string; studentNumber: string | null }[];
  advisors: string[];
}

/** A project of a list, with phones as `show` lets them be seen, and no number of a student whole. */
export function presentProject(ctx: Context, row: Row, show: (phone: string | null) => string | null) {
  const undecidable = projectActs.accept.barredBy(row);
  return {
    id: row.id,
    contestId: row.contestId,
    number: row.number,
    title: row.title,
    summary: row.summary,
    track: row.track,
    schoolId: row.schoolId,
    schoolLabel: row.schoolLabel,
    collegeId: row.collegeId,
    collegeLabel: row.collegeLabel,
    leaderName: row.leaderName,
    leaderPhone: show(row.leaderPhone),
    members: row.members.map(({ name, studentNumber }) => ({ name, studentNumber: studentNumber && maskNumber(studentNumber) })),
    advisors: row.advisors,
    state: enumeration(ctx, projectStateNames, row.state),
    isImported: row.source === 'IMPORTED',
    recommendation: row.recommendation,
    undecidable: undecidable && ctx.say(undecidable),
    ineligible: (row.ineligible ?? []).map((misfit) => ctx.say(misfitWords(misfit))),
    createTime: toWire(row.createTime, ctx.tenant.timeZone),
    createdBy: row.createdBy,
    updateTime: toWire(row.updateTime, ctx.tenant.timeZone),
    updatedBy: row.updatedBy,
    version: row.version,
  };
}
