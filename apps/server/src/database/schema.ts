import type { ContestSchema } from './contest-schema.ts';
import type { PlatformSchema } from './platform-schema.ts';

/** Every table, as the migrations leave it. Names are camelCase here and snake_case in SQL. */
export interface Schema extends PlatformSchema, ContestSchema {}
