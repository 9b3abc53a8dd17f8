import { msg } from '@lingui/core/macro';
import { type AnswerOf, type InputOf, sexNames, tenantFields, userFields } from '@saiwu/openapi';
import { isSuperUser } from '../domains/identity/reach/keep-super-user.ts';
import { userFilters, userSortable } from '../domains/platform/user/page-users.ts';
import { presentUsers, userColumns, userLabels } from '../domains/platform/user/present-users.ts';
import { filterBy } from '../rows/filter-by.ts';
import { scoped } from '../rows/scope.ts';
import { enumerationWords } from '../rows/sheets/cell-words.ts';
import { headingsOf } from '../rows/sheets/headings-of.ts';
import { listSheet } from '../rows/sheets/list-sheet.ts';
import { asGlobalUser } from './super-users.ts';

const { account, name, mobile, email, sex } = userFields;

/** The columns of a sheet of super administrators, as an import reads them. */
export const globalUserHeadings = headingsOf(
  { tenantCode: tenantFields.code, account, name, mobile, email, sex },
  { sex: enumerationWords(sexNames) },
);

type Model = InputOf<'globalUser.export'>['body']['model'];

/** The same as an export writes it, in the context of their tenant. */
export const globalUserSheet = listSheet({
  fileName: msg`超级用户`,
  headings: globalUserHeadings.map(({ field, title }) => ({
    title,
    read: (user: AnswerOf<'globalUser.update'>) => (field === 'sex' ? user.sex.desc : String(Reflect.get(user, field) ?? '')),
  })),
  open: async (ctx, { tenantCode: _tenantCode, ...model }: Model, extra) => ({
    matching: filterBy(ctx, scoped(ctx, 'user').select().where(isSuperUser), 'user', model, extra, await userFilters(ctx)),
    key: 'user.id',
    sortable: Object.fromEntries([...userSortable, 'id'].map((column) => [column, `user.${column}`])),
    select: (query) =>
      query.select([
        ...userColumns.map((column) => `user.${column}` as const),
        userLabels.org.as('org'),
        userLabels.station.as('station'),
        userLabels.roles.as('roles'),
      ]),
  }),
  present: async (ctx, rows) => {
    const users = (await presentUsers(ctx, rows)) as AnswerOf<'user.page'>['records']; // `presentAudit` forgets the columns' types
    return users.map((user) => asGlobalUser(ctx, user));
  },
});
