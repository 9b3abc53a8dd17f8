/** Permission codes that no operation asks by itself. */
export const furtherPermissions = {
  /** Widens the answers about a stage and its results: judges by name. */
  judgeNames: 'result:judges',
  /** Widens the export of a register: numbers and phones whole, and the name of the user who has exported them. */
  wholeStudents: 'student:exportWhole',
  wholeTeachers: 'teacher:exportWhole',
  /** Widens the export of projects in official sheets: phones and numbers of students whole. */
  wholeProjects: 'project:exportWhole',
  /** The contract as a document. */
  contractDocument: 'developer:api:view',
  /** A session is enough for the caller's own messages. Front ends of the platform look for these. */
  ownMessages: ['msg:msg:view', 'msg:msg:mark', 'msg:msg:delete'],
} as const;
