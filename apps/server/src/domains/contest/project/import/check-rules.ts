import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from '../../../../core/context.ts';
import type { ContestRow } from '../../contest/contest-records.ts';
import { setupOf } from '../../decision/check-list.ts';
import { quotaIn } from '../../decision/college-quota.ts';
import { misfitWords } from '../../eligibility/misfits.ts';
import { placeOf } from '../../sheet/find-teams.ts';
import type { AppliedMap } from '../../sheet/map-columns.ts';
import type { ReadTeam } from '../../sheet/read-team.ts';
import type { Person } from '../people/project-people.ts';
import type { SheetProject } from './check-row.ts';
import { readRules, type Rules } from './read-rules.ts';

type Setup = ReturnType<typeof setupOf>;

interface CheckedTeam {
  team: ReadTeam;
  project: SheetProject | null;
}

/**
 * Holds the projects of a sheet against the rules of their contest, which an import must not go round: whom it takes, how many, and that
 * nobody accepts what they stand behind. Each is told at its cell. Projects in which something is wrong already take no place from others.
 */
export async function checkRules(ctx: Context, contest: ContestRow, map: AppliedMap, checked: readonly CheckedTeam[]): Promise<void> {
  const projects = checked.flatMap(({ team, project }) => (project === null ? [] : [{ team, project }]));
  // read once: a sheet has thousands of rows, and a setup as many quotas
  const setup = setupOf(contest);
  const rules = await readRules(
    ctx,
    contest.id,
    setup,
    projects.map(({ project }) => project),
  );
  const columnOf = (fact: string) => map.read.find((column) => column.fact === fact)?.key;
  for (const { team, project } of projects) {
    const [first] = team.rows as [ReadTeam['rows'][number]]; // a project has at least one
    const titleKey = columnOf('TITLE') ?? '';
    const tell = (key: string | undefined, reason: MessageDescriptor | undefined) => {
      if (reason) first.errors[key ?? titleKey] ??= reason;
    };
    tell(columnOf('COLLEGE'), rules.allowsCollege(project.collegeId) ? undefined : misfitWords({ kind: 'ORG' }));
    for (const misfit of rules.wonBy(project)) tell(titleKey, misfitWords(misfit));
    tell(columnOf('MEMBERS') ?? team.leader.name, wrongSize(setup, project.people));
    tell(columnOf('ADVISORS') ?? columnOf('ADVISOR_NAME'), wrongAdvisors(setup, project.people));
    for (const person of project.people) {
      const { row, name } = placeOf(map, team, person);
      const reason = wrongPerson(rules, setup, project, person);
      if (reason) row.errors[name] ??= reason;
    }
    if (isRight(team)) tell(columnOf('COLLEGE'), overQuota(setup, rules, project.collegeId));
    if (isRight(team)) rules.take(project);
  }
}

/** Whether nothing is wrong with any row of a project. */
export function isRight({ rows }: ReadTeam): boolean {
  return rows.every(({ errors }) => Object.keys(errors).length === 0);
}

function wrongSize({ team: { min, max } }: Setup, people: readonly Person[]): MessageDescriptor | undefined {
  const size = people.filter(({ part }) => part !== 'ADVISOR').length;
  if (size < min) return msg`团队至少 ${min} 人，还差 ${min - size} 人`;
  return size > max ? msg`团队最多 ${max} 人，多了 ${size - max} 人` : undefined;
}

function wrongAdvisors({ team: { advisorsMin, advisorsMax } }: Setup, people: readonly Person[]): MessageDescriptor | undefined {
  const advisors = people.filter(({ part }) => part === 'ADVISOR').length;
  if (advisors < advisorsMin) return msg`至少 ${advisorsMin} 位指导教师，还差 ${advisorsMin - advisors} 位`;
  return advisors > advisorsMax ? msg`最多 ${advisorsMax} 位指导教师，多了 ${advisors - advisorsMax} 位` : undefined;
}

/** Why somebody may not be in a project of the sheet. */
export function wrongPerson(rules: Rules, { team }: Setup, project: SheetProject, person: Person): MessageDescriptor | undefined {
  const { name, part } = person;
  const isAdvisor = part === 'ADVISOR';
  if (rules.isCaller(person)) return isAdvisor ? msg`你是这个项目的指导教师，请由别人导入` : msg`你在这个项目的团队里，请由别人导入`;
  const degree = isAdvisor ? null : rules.otherDegreeOf(project.schoolId, person);
  if (degree !== null) return misfitWords({ kind: 'DEGREE', degree });
  const most = isAdvisor ? team.perAdvisor : team.perStudent;
  if (!most || rules.projectsOf(project.schoolId, person) < most) return undefined;
  return isAdvisor ? msg`${name}：每位教师最多指导 ${most} 个项目` : msg`${name}：每个学生最多参加 ${most} 个项目`;
}

/** Why a college may not send one more. */
export function overQuota(setup: Setup, rules: Rules, collegeId: string): MessageDescriptor | undefined {
  const most = quotaIn(setup, collegeId);
  if (most === null || rules.sentBy(collegeId) < most) return undefined;
  return msg`学院的名额是 ${most} 个，已有 ${rules.acceptedOf(collegeId)} 个项目，这一行超出了`;
}
