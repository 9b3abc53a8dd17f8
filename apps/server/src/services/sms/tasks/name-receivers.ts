import { type AnswerOf, contract } from '@saiwu/openapi';
import { forbidden } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

/**
 * People of the caller's scope as receivers of a task, with whole numbers: only for a caller who may list the people, and reads the
 * numbers on their pages too. Signs that would divide or close an entry are cut out of names. Throws a 403.
 */
export async function nameReceivers(ctx: Context, ids: readonly string[]): Promise<AnswerOf<'smsTask.receivers'>> {
  if (!callerOf(ctx).authority.hasPermission([contract['user.page'].access])) throw forbidden();
  const people = await scoped(ctx, 'user')
    .select()
    .where('user.id', 'in', ids)
    .orderBy('user.id')
    .select(['user.name', 'user.mobile', 'user.state'])
    .execute();
  const isReached = (one: (typeof people)[number]) => one.state && Boolean(one.mobile);
  return {
    receiver: people
      .filter(isReached)
      .map(({ name, mobile }) => `${name.replaceAll(/[<>,，;；\n]/g, ' ')}<${mobile}>`)
      .join(','),
    without: people.filter((one) => !isReached(one)).map(({ name }) => name),
  };
}
