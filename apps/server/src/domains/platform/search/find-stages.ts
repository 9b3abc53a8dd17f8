import { type AnswerOf, mostFound, stageKindNames, stageStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { isReadAs } from '../../../rows/pinyin-text.ts';
import { holdsText } from '../../../rows/search-text.ts';
import { ownAssignments } from '../../contest/assignment/own-assignment.ts';
import type { AskedText } from './asked-text.ts';

/**
 * Stages that the caller judges, by the title of their contest, those that end last first: as on the caller's own list of stages, and no
 * more of them.
 */
export async function findStages(ctx: Context, { text }: AskedText): Promise<AnswerOf<'search.find'>['stages']> {
  const spelled = isReadAs('contest.pinyin', text);
  const called = holdsText('contest.title', text);
  const rows = await ownAssignments(ctx)
    .where('contest.state', '<>', 'CANCELLED')
    .where((where) => (spelled === null ? called : where.or([called, spelled])))
    .groupBy([sql.ref('stage.tenantId'), 'stage.id', sql.ref('contest.tenantId'), 'contest.id']) // whole keys: the other columns hang on them
    .orderBy('stage.reviewEnd', 'desc')
    .select(['stage.id', 'contest.title as contestTitle', 'stage.kind', 'stage.state'])
    .limit(mostFound)
    .execute();
  return rows.map(({ kind, state, ...row }) => ({
    ...row,
    kind: enumeration(ctx, stageKindNames, kind),
    state: enumeration(ctx, stageStateNames, state),
  }));
}
