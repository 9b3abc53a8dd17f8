import { sql } from 'kysely';

/** Whether no stage follows, over `stage`: what an earlier one would have won is no award. */
export const lastOfContest = sql<boolean>`not exists (select from stage later where later.tenant_id = stage.tenant_id
  and later.contest_id = stage.contest_id and later.sort_value > stage.sort_value)`;
