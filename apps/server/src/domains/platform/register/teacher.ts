import { msg } from '@lingui/core/macro';
import { contract, furtherPermissions, teacherFields, teacherModel } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { filterKinds } from '../../../rows/filter-kinds.ts';
import type { FilterKinds } from '../../../rows/filter-by.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { scoped } from '../../../rows/scope.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { dictionaryWords } from '../../reference/dictionary-words.ts';
import { orgWords } from '../org/org-words.ts';
import { isBeneath } from '../org/is-beneath.ts';
import { fitChanged, fitNew, refuseUnknownCode } from './fit-person.ts';
import { exporterHeading, importPeople, previewPeople } from './import-people.ts';
import { peopleHandlers } from './people-handlers.ts';
import { personColumns, personLabels, presentTeachers, revealsTo, type Wholeness } from './present-people.ts';

const headings = headingsOf(teacherFields, { orgId: orgWords, jobTitle: dictionaryWords('TEACHER_TITLE') });

const teachersAs = (wholeness: Wholeness) =>
  crudOf({
    name: 'teacher',
    table: 'teacher',
    columns: [...personColumns, 'jobTitle'],
    beside: {
      ...personLabels('teacher'),
      isJudge: sql<boolean>`exists (select from judge where judge.tenant_id = teacher.tenant_id and judge.user_id = teacher.user_id)`,
    },
    sortable: ['name', 'number', 'jobTitle', 'createTime', 'updateTime'],
    filters: teacherFilters,
    narrow: (query, ctx, { orgId, isLinked }) => {
      const found = typeof orgId === 'string' ? query.where(isBeneath(ctx, 'teacher.orgId', orgId)) : query;
      return typeof isLinked === 'boolean' ? found.where('teacher.userId', isLinked ? 'is not' : 'is', null) : found;
    },
    present: presentTeachers(wholeness),
    fitSave: async (ctx, body) => {
      await refuseUnknownCode(ctx, { field: 'jobTitle', type: 'TEACHER_TITLE', kept: null }, body.jobTitle);
      return fitNew(ctx, 'teacher', body);
    },
    fitChange: async (ctx, body) => {
      const kept = await scoped(ctx, 'teacher').select().where('teacher.id', '=', body.id).select('teacher.jobTitle').executeTakeFirst();
      await refuseUnknownCode(ctx, { field: 'jobTitle', type: 'TEACHER_TITLE', kept: kept?.jobTitle ?? null }, body.jobTitle);
      return fitChanged(ctx, 'teacher', body);
    },
    headings: wholeness === 'whole' ? [...headings, exporterHeading] : headings,
    fileName: msg({ message: '教师', context: '多名' }),
  });

const teachers = teachersAs('masked');
const whole = teachersAs('whole');
const fitting = (ctx: Context) => (revealsTo(ctx, furtherPermissions.wholeTeachers) ? whole : teachers);

const sheet = {
  table: 'teacher',
  schema: contract['teacher.save'].body,
  headings,
  columns: { name: 'text', orgId: 'bigint', jobTitle: 'text', phone: 'text' },
} as const;

export const teacherHandlers = {
  ...teachers.handlers,
  ...peopleHandlers('teacher', teachers),

  'teacher.updateAll': (ctx, input) => {
    if (!input.body.orgId) throw invalid({ orgId: msg`请选择机构` });
    return teachers.handlers['teacher.updateAll'](ctx, input);
  },

  'teacher.export': (ctx, input) => fitting(ctx).handlers['teacher.export'](ctx, input),

  'teacher.preview': (ctx, input) => fitting(ctx).handlers['teacher.preview'](ctx, input),

  'teacher.importPreview': (ctx, { body }) => previewPeople(ctx, sheet, body),

  'teacher.import': async (ctx, { body }) => {
    await importPeople(ctx, sheet, body);
    return true;
  },
} satisfies Partial<Handlers>;

const filters = filterKinds(teacherModel, { apart: ['orgId', 'isLinked'] });

/** Phones are found as they are shown. */
async function teacherFilters(ctx: Context): Promise<FilterKinds> {
  return (await readParameter(ctx, 'MaskPhones')) ? { ...filters, masked: ['phone'] } : filters;
}
