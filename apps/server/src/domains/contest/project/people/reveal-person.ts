import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { notFound } from '../../../../core/common-refusals.ts';
import type { Context } from '../../../../core/context.ts';
import { scoped } from '../../../../rows/scope.ts';

/** Number and phone of somebody of a project, whole. As a write it leaves a row in the operation log. Throws `notFound`. */
export async function revealPerson(
  ctx: Context,
  { id, part, position }: InputOf<'project.reveal'>['body'],
): Promise<AnswerOf<'project.reveal'>> {
  return scoped(ctx, 'project')
    .select()
    .innerJoin('projectPerson', 'projectPerson.projectId', 'project.id')
    .where('project.id', '=', id)
    .where('projectPerson.part', '=', part)
    .where('projectPerson.position', '=', position)
    .select(['projectPerson.number', 'projectPerson.phone'])
    .executeTakeFirstOrThrow(notFound);
}
