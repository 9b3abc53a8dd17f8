import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { twinReasonNames } from '@saiwu/openapi';
import { notNow } from '../../../core/common-refusals.ts';
import { msg } from '@lingui/core/macro';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { changeable } from '../../../rows/scope.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { holdPeople } from './find-person.ts';
import { findTwins } from './find-twins.ts';
import { mergePeople } from './merge-people.ts';
import { noteAct } from './note-history.ts';
import { readHistory } from './read-history.ts';
import type { Register } from './register-table.ts';
import { transferPeople } from './transfer-people.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Act = 'perOrg' | 'history' | 'duplicates' | 'reveal' | 'transfer' | 'merge' | 'unlink';

/** How people of a register are read as they go out. */
interface Rows {
  read: (ctx: Context, id: string) => Promise<unknown>;
  readAll: (ctx: Context, ids: readonly string[]) => Promise<{ id: string }[]>;
}

/** What can be done with the people of either register beside the generic acts. */
export function peopleHandlers<const T extends Register>(table: T, { read, readAll }: Rows): Pick<Handlers, `${T}.${Act}`> {
  const acts: Record<Act, (ctx: Context, input: { params: { id: string }; body: never }) => Promise<unknown>> = {
    perOrg: async (ctx) => {
      const { rows } = await sql`select org_id, count(*)::int as people from ${sql.table(table)}
        where tenant_id = ${ctx.tenant.id} and ${changeable(ctx, table)} group by org_id`.execute(tenantDb(ctx));
      return rows;
    },

    history: async (ctx, { params: { id } }) => {
      await read(ctx, id);
      return readHistory(ctx, table, id);
    },

    duplicates: async (ctx) => {
      const found = await findTwins(ctx, table);
      const people = await readAll(
        ctx,
        found.flatMap(({ ids }) => ids),
      );
      const byId = new Map(people.map((one) => [one.id, one]));
      return found.map(({ reason, ids }) => ({
        reason: enumeration(ctx, twinReasonNames, reason),
        people: ids.flatMap((id) => byId.get(id) ?? []),
      }));
    },

    reveal: async (ctx, { body }: { body: InputOf<'student.reveal'>['body'] }) => {
      const [person] = await holdPeople(ctx, table, [body.id]);
      return { value: person?.[body.field] ?? '' };
    },

    transfer: (ctx, { body }: { body: InputOf<'student.transfer'>['body'] }) => transferPeople(ctx, table, body),

    merge: async (ctx, { body }: { body: InputOf<'student.merge' | 'teacher.merge'>['body'] }) => {
      await takeTurns(ctx, 'register', table);
      await mergePeople(ctx, table, body, (id) => read(ctx, id));
      return read(ctx, body.keep.id);
    },

    unlink: async (ctx, { params: { id } }) => {
      const [person] = await holdPeople(ctx, table, [id]);
      if (!person?.userId) throw notNow(msg`没有关联账号`);
      await noteAct(ctx, table, [id], 'UNLINKED');
      await sql`update ${sql.table(table)} set user_id = null, refused_by = refused_by || user_id,
          updated_by = ${callerOf(ctx).userId}, update_time = ${ctx.now}, version = version + 1
        where tenant_id = ${ctx.tenant.id} and id = ${id}`.execute(tenantDb(ctx));
      return read(ctx, id);
    },
  };
  const handlers = Object.fromEntries(Object.entries(acts).map(([act, handler]) => [`${table}.${act}`, handler]));
  return handlers as never; // keys and shapes are those of the contract's people(); the compiler cannot follow them through the template literal
}
