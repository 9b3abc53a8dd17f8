import { type RawBuilder, sql } from 'kysely';

/** An account that is a judge's and nothing more: a link must never open what an administrator may do. Over `user`. */
export const isJudgeOnly: RawBuilder<boolean> = sql<boolean>`(select coalesce(bool_and(role.code = 'JUDGE' and role.state), false)
  from user_role join role on role.tenant_id = user_role.tenant_id and role.id = user_role.role_id
  where user_role.tenant_id = "user".tenant_id and user_role.user_id = "user".id)`;

/** A judge who may work: over `judge` and `user`. */
export const stillJudging: RawBuilder<boolean> = sql<boolean>`(judge.state in ('INVITED', 'ACTIVE') and "user".state and ${isJudgeOnly})`;
