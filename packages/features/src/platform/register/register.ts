import type { AnswerOf } from '@saiwu/api-client';

/** The registers by the heads of their operations. */
export type Register = 'student' | 'teacher';

/** Somebody in either. */
export type Person = AnswerOf<'student.get'> | AnswerOf<'teacher.get'>;
