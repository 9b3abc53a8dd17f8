import { msg } from '@lingui/core/macro';
import { crudOf } from '../crud-of.ts';
import { filterBy } from '../filter-by.ts';
import { scoped } from '../scope.ts';
import { presentAudit } from './present-audit.ts';

const fields = ['key', 'name', 'value', 'describe'] as const;

export const parameterHandlers = crudOf({
  name: 'parameter',
  table: 'parameter',
  columns: ['id', ...fields, 'state', 'readonly', 'createTime', 'createdBy', 'updateTime', 'updatedBy', 'version'],
  sortable: ['key', 'name', 'value', 'state', 'createTime', 'updateTime'],
  matching: (ctx, model, extra) =>
    filterBy(ctx, scoped(ctx, 'parameter').select(), 'parameter', model, extra, {
      like: ['key', 'name', 'value'],
      equal: ['state', 'readonly'],
    }),
  present: async (ctx, rows) => rows.map((row) => presentAudit(ctx, row)),
  unique: 'key',
  headings: [
    { field: 'key', title: msg`参数键`, read: cell('key') },
    { field: 'name', title: msg`参数名称`, read: cell('name') },
    { field: 'value', title: msg`参数值`, read: cell('value') },
    { field: 'describe', title: msg`描述`, read: cell('describe') },
  ],
  fileName: msg`系统参数`,
});

function cell(field: (typeof fields)[number]) {
  return (entity: object) => (field in entity ? String(Reflect.get(entity, field) ?? '') : '');
}
