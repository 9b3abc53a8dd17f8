import { msg } from '@lingui/core/macro';
import { contract, dataScopeNames, type InputOf, roleFields } from '@saiwu/openapi';
import { builtInName } from '../../../core/built-in-names.ts';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { randomText } from '../../../core/tokens.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import { enumerationWords, stateWords } from '../../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { importRows } from '../../../rows/sheets/import-rows.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { orgListWords } from './org-list-words.ts';
import { keepOrgs, readOrgs } from './role-orgs.ts';
import { refuseAnyBeyond, refuseBeyond } from '../../identity/reach/within-reach.ts';

const headings = headingsOf(roleFields, { dsType: enumerationWords(dataScopeNames), orgList: orgListWords, state: stateWords });

const roles = crudOf({
  name: 'role',
  table: 'role',
  columns: ['code', 'name', 'describe', 'state', 'readonly', 'dsType', ...auditColumns],
  sortable: ['code', 'name', 'dsType', 'state', 'readonly', 'createTime', 'updateTime'],
  present: async (ctx, rows) => {
    const orgs = await readOrgs(
      ctx,
      rows.filter(({ dsType }) => dsType === 'CUSTOMIZE').map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...presentAudit(ctx, row),
      name: row.readonly ? builtInName(row.code, row.name, ctx.say) : row.name,
      dsType: enumeration(ctx, dataScopeNames, row.dsType),
      orgList: orgs.get(row.id) ?? [],
    }));
  },
  unique: ['code', 'name'],
  // the organisations stand in a table of their own; `confirm` says how it was sent
  fitSave: async (_ctx, { orgList: _orgList, ...fields }) => ({ ...fields, code: fields.code || randomText(6) }),
  fitChange: async (_ctx, { orgList: _orgList, confirm: _confirm, ...fields }) => fields,
  headings,
  fileName: msg`角色`,
  mayRemove: refuseAnyBeyond,
});

/** The roles themselves. Who holds them and what they allow: beside this. */
export const roleRowHandlers = {
  ...roles.handlers,

  'role.details': (ctx, { params }) => roles.read(ctx, params.id),

  'role.save': async (ctx, { body }) => roles.read(ctx, await add(ctx, body)),

  'role.update': (ctx, { body }) => change(ctx, body, false),

  'role.updateAll': (ctx, { body }) => change(ctx, body, true),

  'role.import': async (ctx, { body }) => {
    await importRows(ctx, body, { schema: contract['role.save'].body, headings, add: (row) => add(ctx, row) });
    return true;
  },

  'role.check': (ctx, { params: { code } }) => roles.hasTwin(ctx, { code }),
} satisfies Partial<Handlers>;

async function add(ctx: Context, body: InputOf<'role.save'>['body']): Promise<string> {
  const id = await roles.add(ctx, body);
  await keepOrgs(ctx, id, body.dsType, body.orgList);
  return id;
}

async function change(ctx: Context, body: InputOf<'role.update'>['body'], isWhole: boolean) {
  await refuseBeyond(ctx, [body.id]);
  const { dsType } = await roles.change(ctx, body, isWhole);
  await keepOrgs(ctx, body.id, dsType.code, body.orgList);
  return roles.read(ctx, body.id);
}
