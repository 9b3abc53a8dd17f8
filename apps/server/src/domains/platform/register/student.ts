import { msg } from '@lingui/core/macro';
import { contract, furtherPermissions, studentFields, studentModel } from '@saiwu/openapi';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { filterKinds } from '../../../rows/filter-kinds.ts';
import type { FilterKinds } from '../../../rows/filter-by.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { scoped } from '../../../rows/scope.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { orgWords } from '../org/org-words.ts';
import { isBeneath } from '../org/is-beneath.ts';
import { degreeWords, yearWords } from './degree-words.ts';
import { fitChanged, fitNew, refuseUnknownCode } from './fit-person.ts';
import { graduationHandlers } from './graduation.ts';
import { exporterHeading, importPeople, previewPeople } from './import-people.ts';
import { peopleHandlers } from './people-handlers.ts';
import { personColumns, personLabels, presentStudents, revealsTo, type Wholeness } from './present-people.ts';

const headings = headingsOf(studentFields, { orgId: orgWords, degree: degreeWords, year: yearWords });

const studentsAs = (wholeness: Wholeness) =>
  crudOf({
    name: 'student',
    table: 'student',
    columns: [...personColumns, 'major', 'degree', 'year', 'graduateTime'],
    beside: personLabels('student'),
    sortable: ['name', 'number', 'major', 'year', 'degree', 'graduateTime', 'createTime', 'updateTime'],
    filters: studentFilters,
    narrow: (query, ctx, { orgId, isLinked, isGraduated }) => {
      let found = typeof orgId === 'string' ? query.where(isBeneath(ctx, 'student.orgId', orgId)) : query;
      if (typeof isLinked === 'boolean') found = found.where('student.userId', isLinked ? 'is not' : 'is', null);
      if (typeof isGraduated === 'boolean') found = found.where('student.graduateTime', isGraduated ? 'is not' : 'is', null);
      return found;
    },
    present: presentStudents(wholeness),
    fitSave: async (ctx, body) => {
      await refuseUnknownCode(ctx, { field: 'degree', type: 'DEGREE_LEVEL', kept: null }, body.degree);
      return fitNew(ctx, 'student', body);
    },
    fitChange: async (ctx, body) => {
      const kept = await scoped(ctx, 'student').select().where('student.id', '=', body.id).select('student.degree').executeTakeFirst();
      await refuseUnknownCode(ctx, { field: 'degree', type: 'DEGREE_LEVEL', kept: kept?.degree ?? null }, body.degree);
      return fitChanged(ctx, 'student', body);
    },
    headings: wholeness === 'whole' ? [...headings, exporterHeading] : headings,
    fileName: msg({ message: '学生', context: '多名' }),
  });

const students = studentsAs('masked');
const whole = studentsAs('whole');
const fitting = (ctx: Context) => (revealsTo(ctx, furtherPermissions.wholeStudents) ? whole : students);

const sheet = {
  table: 'student',
  schema: contract['student.save'].body,
  headings,
  columns: { name: 'text', orgId: 'bigint', major: 'text', degree: 'text', year: 'int', phone: 'text' },
} as const;

export const studentHandlers = {
  ...students.handlers,
  ...peopleHandlers('student', students),
  ...graduationHandlers,

  'student.updateAll': (ctx, input) => {
    if (!input.body.orgId) throw invalid({ orgId: msg`请选择机构` });
    return students.handlers['student.updateAll'](ctx, input);
  },

  'student.export': (ctx, input) => fitting(ctx).handlers['student.export'](ctx, input),

  'student.preview': (ctx, input) => fitting(ctx).handlers['student.preview'](ctx, input),

  'student.importPreview': (ctx, { body }) => previewPeople(ctx, sheet, body),

  'student.import': async (ctx, { body }) => {
    await importPeople(ctx, sheet, body);
    return true;
  },
} satisfies Partial<Handlers>;

const filters = filterKinds(studentModel, { search: ['major'], apart: ['orgId', 'isLinked', 'isGraduated'] });

/** Numbers are found as they are shown: no filter tells what a mask hides. */
async function studentFilters(ctx: Context): Promise<FilterKinds> {
  return { ...filters, masked: (await readParameter(ctx, 'MaskPhones')) ? ['number', 'phone'] : ['number'] };
}
