import { msg } from '@lingui/core/macro';
import { notNow } from '../../../../core/common-refusals.ts';
import type { Context } from '../../../../core/context.ts';
import type { ContestRow } from '../../contest/contest-records.ts';
import { setupOf } from '../../decision/check-list.ts';
import { overQuota, wrongPerson } from './check-rules.ts';
import type { SheetProject } from './check-row.ts';
import { readRules } from './read-rules.ts';

/**
 * Rows are checked before the contest is held: refuses them where its rules are others by now, or somebody has taken the last place of a
 * college or of a person.
 */
export async function refuseChanged(
  ctx: Context,
  contest: ContestRow,
  checkedBy: ContestRow,
  projects: readonly SheetProject[],
): Promise<void> {
  if (projects.some(({ track }) => !contest.tracks.includes(track))) throw notNow(msg`大赛的赛道刚被修改过，请重新检查`);
  if (JSON.stringify(contest.setup) !== JSON.stringify(checkedBy.setup)) throw notNow(msg`大赛的规则刚被修改过，请重新检查`);
  const setup = setupOf(contest);
  const rules = await readRules(ctx, contest.id, setup, projects);
  for (const project of projects) {
    if (overQuota(setup, rules, project.collegeId)) throw notNow(msg`学院的名额刚被用掉，请重新检查`);
    for (const person of project.people) {
      const wrong = wrongPerson(rules, setup, project, person);
      if (wrong) throw notNow(wrong);
    }
    rules.take(project);
  }
}
