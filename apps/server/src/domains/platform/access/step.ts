import type { AnswerOf } from '@saiwu/openapi';

/** As it goes out. */
export type AnsweredStep = AnswerOf<'access.explain'>['steps'][number];

/** One thing that is asked, and what comes of it. */
export interface Step extends Omit<AnsweredStep, 'kind' | 'changers' | 'path'> {
  kind: AnsweredStep['kind']['code'];
  changers?: string[];
  path?: AnsweredStep['path'];
}
