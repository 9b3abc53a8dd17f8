import { msg } from '@lingui/core/macro';

/** What both kinds of rules have in common, for `crudOf`. */
export const ruleColumns = [
  'id',
  'ip',
  'requestUri',
  'requestMethod',
  'limitStart',
  'limitEnd',
  'state',
  'createTime',
  'createdBy',
  'updateTime',
  'updatedBy',
  'version',
] as const;

export const ruleSortable = ['requestUri', 'requestMethod', 'state', 'createTime', 'updateTime'] as const;

export const ruleFilters = { like: ['ip', 'requestUri'], equal: ['requestMethod', 'state'] } as const;

export const ruleHeadings = [
  { field: 'requestUri', title: msg`请求路径`, read: cell('requestUri') },
  { field: 'requestMethod', title: msg`请求方法`, read: cell('requestMethod') },
  { field: 'limitStart', title: msg`开始时间`, read: cell('limitStart') },
  { field: 'limitEnd', title: msg`结束时间`, read: cell('limitEnd') },
];

/** How a heading reads its column. The address has a title of its own in each: it means something else there. */
export function cell(field: string) {
  return (entity: object) => String(Reflect.get(entity, field) ?? '');
}
