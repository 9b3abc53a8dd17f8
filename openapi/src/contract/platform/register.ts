import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { crud, prefixed } from '../../crud.ts';
import { formWith, largestSheet } from '../../entities/service/file-rules.ts';
import {
  graduated,
  graduating,
  graduation,
  registerAnswer,
  registerHistory,
  registerImport,
  registerOffer,
  registerPreview,
  registerReveal,
  registerTransfer,
  revealed,
  sheetPreview,
  student,
  studentMerge,
  studentModel,
  studentSave,
  studentUpdate,
  teacher,
  teacherMerge,
  teacherModel,
  teacherSave,
  teacherUpdate,
  twinsOf,
  ungraduation,
} from '../../entities/identity/register.ts';
import { type Operation, operations } from '../../operation.ts';
import { id } from '../../rules.ts';

const students = { base: '/register/student', permission: 'student:', noun: 'students' } as const;
const teachers = { base: '/register/teacher', permission: 'teacher:', noun: 'teachers' } as const;

const studentCrud = crud('student', { ...students, entity: student, model: studentModel, save: studentSave, update: studentUpdate });
const teacherCrud = crud('teacher', { ...teachers, entity: teacher, model: teacherModel, save: teacherSave, update: teacherUpdate });

const studentSays = {
  importPreview: msg`预览要导入的学生`,
  perOrg: msg`统计各机构的学生`,
  history: msg`查看学生的经过`,
  duplicates: msg`查找重复的学生`,
  reveal: msg`查看学生的完整号码`,
  transfer: msg`把学生转到其他学院`,
  merge: msg`合并重复的学生`,
  unlink: msg`取消学生的账号关联`,
};
const teacherSays = {
  importPreview: msg`预览要导入的教师`,
  perOrg: msg`统计各机构的教师`,
  history: msg`查看教师的经过`,
  duplicates: msg`查找重复的教师`,
  reveal: msg`查看教师的完整号码`,
  transfer: msg`把教师转到其他学院`,
  merge: msg`合并重复的教师`,
  unlink: msg`取消教师的账号关联`,
};

const importing = {
  summary: 'Add people from an xlsx file and change or pass over those that exist already, all or nothing',
  body: registerImport,
};
const graduate = { method: 'POST', client: 'platform', access: 'student:graduate' } as const;
const own = { client: 'platform', access: 'session' } as const;

/** The students and the teachers of a school, and their accounts. */
export const registerOperations = operations({
  ...studentCrud,
  'student.import': { ...studentCrud['student.import'], ...importing },
  ...people('student', { ...students, says: studentSays, entity: student, merge: studentMerge }),
  'student.graduating': {
    ...graduate,
    path: '/register/student/graduating',
    effect: 'read',
    says: msg`统计要毕业的学生`,
    summary: 'How many students of a year would graduate',
    body: graduating,
    answer: z.int(),
  },
  'student.graduate': {
    ...graduate,
    path: '/register/student/graduate',
    effect: 'write',
    says: msg`整级毕业`,
    summary: 'Graduate the students of a year at once',
    body: graduation,
    answer: graduated,
  },
  'student.ungraduate': {
    ...graduate,
    path: '/register/student/ungraduate',
    effect: 'write',
    says: msg`恢复学生在读`,
    summary: 'Take a graduation back, whole or for some students; answers for how many',
    body: ungraduation,
    answer: z.int(),
  },
  ...teacherCrud,
  'teacher.import': { ...teacherCrud['teacher.import'], ...importing },
  ...people('teacher', { ...teachers, says: teacherSays, entity: teacher, merge: teacherMerge }),
  'register.offers': {
    ...own,
    method: 'GET',
    path: '/register/offers',
    // none for them: a link proves nothing about the account
    evenFor: ['invited'],
    effect: 'read',
    says: msg`查看名册里可能是自己的人`,
    summary: 'People in the registers who may be the caller: of the same phone, and the same number as account or the same name',
    answer: z.array(registerOffer),
  },
  'register.answer': {
    ...own,
    method: 'POST',
    path: '/register/answer',
    effect: 'write',
    says: msg`回答名册里的人是不是自己`,
    summary: 'Say of one of these whether it is the caller; a caller who says no is not asked again',
    encoding: 'form',
    body: registerAnswer,
    answer: z.boolean(),
  },
});

interface People<Entity extends z.ZodType, Merge extends z.ZodType> {
  base: `/${string}`;
  permission: string;
  noun: string;
  /** Each act, in words. */
  says: typeof studentSays;
  entity: Entity;
  merge: Merge;
}

/** The acts on the people of a register beside the generic ones. */
function people<const Name extends string, Entity extends z.ZodType, Merge extends z.ZodType>(
  name: Name,
  { base, permission, noun, says, entity, merge }: People<Entity, Merge>,
) {
  const list = { method: 'GET', client: 'platform', access: `${permission}view`, effect: 'read' } as const;
  const write = { client: 'platform', effect: 'write', method: 'POST' } as const;
  return prefixed(name, {
    importPreview: {
      method: 'POST',
      client: 'platform',
      effect: 'read',
      path: `${base}/importPreview`,
      access: `${permission}import`,
      says: says.importPreview,
      summary: `The effect that an import of ${noun} would have; writes nothing`,
      encoding: 'multipart',
      bodyLimit: formWith(largestSheet),
      body: sheetPreview,
      answer: registerPreview,
    },
    perOrg: {
      ...list,
      path: `${base}/perOrg`,
      says: says.perOrg,
      summary: `How many ${noun} of the caller's data scope belong to each organisation itself`,
      answer: z.array(z.object({ orgId: id, people: z.int() })),
    },
    history: {
      ...list,
      path: `${base}/{id}/history`,
      says: says.history,
      summary: `The changes of one of ${noun}, the newest first`,
      params: z.object({ id }),
      answer: registerHistory,
    },
    duplicates: {
      ...list,
      path: `${base}/duplicates`,
      access: `${permission}merge`,
      says: says.duplicates,
      summary: `Rows among ${noun} that are perhaps one person, at most 100 groups`,
      answer: twinsOf(entity),
    },
    reveal: {
      ...write,
      path: `${base}/reveal`,
      access: `${permission}reveal`,
      says: says.reveal,
      summary: `The number or phone of one of ${noun}, whole; the operation log keeps the name of the reader`,
      encoding: 'form',
      body: registerReveal,
      answer: revealed,
    },
    transfer: {
      ...write,
      path: `${base}/transfer`,
      access: `${permission}move`,
      says: says.transfer,
      summary: `Move ${noun} to another organisation; answers how many`,
      body: registerTransfer,
      answer: z.int(),
    },
    merge: {
      ...write,
      path: `${base}/merge`,
      access: `${permission}merge`,
      says: says.merge,
      summary: `Make one of two ${noun}; history and account follow`,
      body: merge,
      answer: entity,
    },
    unlink: {
      ...write,
      path: `${base}/{id}/unlink`,
      access: `${permission}edit`,
      says: says.unlink,
      summary: `Part one of ${noun} from the account, which is not asked again`,
      params: z.object({ id }),
      answer: entity,
    },
  } as const satisfies Record<string, Operation>);
}
