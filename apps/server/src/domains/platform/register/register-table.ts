import type { registerKinds } from '@saiwu/openapi';

/** The registers, as tables and as heads of operations. */
export type Register = 'student' | 'teacher';

/** What a register is called where somebody is asked about both. */
export const kindOf = { student: 'STUDENT', teacher: 'TEACHER' } as const satisfies Record<Register, (typeof registerKinds)[number]>;

/** The column of the history that names somebody. */
export const historyColumn = { student: 'studentId', teacher: 'teacherId' } as const satisfies Record<Register, string>;
