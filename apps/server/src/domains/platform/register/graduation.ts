import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, notFound, notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { passOver } from '../../../rows/pass-over.ts';
import { scoped } from '../../../rows/scope.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { isBeneath } from '../org/is-beneath.ts';
import { noteAct } from './note-history.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** A year leaves at once, and comes back as one where that was a mistake. */
export const graduationHandlers = {
  'student.graduating': async (ctx, { body }) => (await findGraduating(ctx, body)).length,

  'student.graduate': async (ctx, { body: { count, ...whom } }) => {
    await takeTurns(ctx, 'register', 'student');
    const ids = await findGraduating(ctx, whom);
    if (ids.length !== count) throw notNow(msg`人数已经变成 ${ids.length} 人，请确认后重试`);
    const { rows } = await sql<{ id: string }>`select nextval('id_seq') as id`.execute(tenantDb(ctx));
    const graduationId = rows[0]?.id ?? '';
    const left = { graduateTime: ctx.now, graduationId };
    await scoped(ctx, 'student')
      .update()
      .set({ ...left, ...changed(ctx) })
      .where(sql<boolean>`student.id = any(${ids}::bigint[])`)
      .execute();
    await noteAct(ctx, 'student', ids, 'GRADUATED');
    return { graduationId, count };
  },

  'student.ungraduate': async (ctx, { body: { graduationId, ids } }) => {
    if (!graduationId === !ids) throw invalid({ graduationId: msg`请指明哪一次毕业，或哪些学生` });
    await takeTurns(ctx, 'register', 'student');
    const whose = graduationId ? sql<boolean>`student.graduation_id = ${graduationId}` : sql<boolean>`student.id = any(${ids}::bigint[])`;
    const back = await scoped(ctx, 'student')
      .update()
      .set({ graduateTime: null, graduationId: null, ...changed(ctx) })
      .where('student.graduateTime', 'is not', null)
      .where(whose)
      .returning('student.id')
      .execute();
    if (ids) passOver(ctx, ids, back.length);
    else if (back.length === 0) throw notFound();
    const found = back.map(({ id }) => id);
    await noteAct(ctx, 'student', found, 'RETURNED');
    return found.length;
  },
} satisfies Partial<Handlers>;

async function findGraduating(ctx: Context, { year, orgId }: InputOf<'student.graduating'>['body']): Promise<string[]> {
  const ofYear = scoped(ctx, 'student').select().where('student.year', '=', year).where('student.graduateTime', 'is', null);
  const rows = await (orgId ? ofYear.where(isBeneath(ctx, 'student.orgId', orgId)) : ofYear).select('student.id').execute();
  return rows.map(({ id }) => id);
}

function changed(ctx: Context) {
  return { updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: sql<number>`version + 1` };
}
