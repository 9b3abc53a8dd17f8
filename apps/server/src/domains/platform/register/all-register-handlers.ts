import { offerHandlers } from './offers.ts';
import { studentHandlers } from './student.ts';
import { teacherHandlers } from './teacher.ts';

/** Who studies and teaches at the schools, and whose accounts that is. */
export const registerHandlers = { ...studentHandlers, ...teacherHandlers, ...offerHandlers };
