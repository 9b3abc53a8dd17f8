import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { countUse } from '../../org/org-use.ts';
import { readAdministrators } from '../appointment/administrators.ts';
import { findClashes } from './merge-clashes.ts';
import { readBoth } from './merge-places.ts';
import type { PlaceType } from '../place-type.ts';
import { places, readPlace } from '../read-place.ts';

/** Two side by side, with what follows of the one who goes and what stands in the way. */
export async function previewMerge(
  ctx: Context,
  type: PlaceType,
  { keepId, dropId }: InputOf<'school.mergePreview'>['body'],
): Promise<AnswerOf<'school.mergePreview'> | AnswerOf<'college.mergePreview'>> {
  const { stays, goes } = await readBoth(ctx, type, keepId, dropId);
  const beneath = sql<boolean>`org.tree_path like ${`${goes.treePath}%`}`;
  const colleges = await places(ctx, 'college').where(beneath).where('org.id', '<>', goes.id).select('org.id').execute();
  const { setups: _setups, ...used } = await countUse(ctx, [goes.id, ...colleges.map(({ id }) => id)]);
  const administrators = await readAdministrators(ctx, type, goes.id);
  return {
    keep: await readPlace(ctx, type, keepId),
    drop: await readPlace(ctx, type, dropId),
    follows: { ...used, colleges: colleges.length },
    administrators: administrators.map(({ name }) => name),
    clashes: (await findClashes(ctx, type, stays, goes)).map(ctx.say),
  } as AnswerOf<'school.mergePreview'>; // of its type
}
