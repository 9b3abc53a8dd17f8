import { sql } from 'kysely';
import type { Handlers } from '../../core/handlers.ts';
import { rawDb } from '../../rows/raw-db.ts';

export const commonHandlers = {
  'common.generateId': async (ctx) => {
    const { rows } = await sql<{ id: string }>`select nextval('id_seq')::text as id`.execute(rawDb(ctx));
    const id = rows[0]?.id ?? '';
    return `${id}length${id.length}`;
  },
} satisfies Partial<Handlers>;
