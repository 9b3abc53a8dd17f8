import { sql } from 'kysely';
import type { Handlers } from '../../core/handlers.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

export const commonHandlers = {
  'common.generateId': async (ctx) => {
    const { rows } = await sql<{ id: string }>`select nextval('id_seq')::text as id`.execute(tenantDb(ctx));
    const id = rows[0]?.id ?? '';
    return `${id}length${id.length}`;
  },
} satisfies Partial<Handlers>;
