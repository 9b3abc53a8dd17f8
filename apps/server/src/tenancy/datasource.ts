import { msg } from '@lingui/core/macro';
import { datasourceFields, type InputOf, secretMask } from '@saiwu/openapi';
import type { MessageDescriptor } from '@lingui/core';
import { notNow } from '../core/common-refusals.ts';
import type { Context } from '../core/context.ts';
import type { ProbeOutcome, ProbeTarget } from '../core/datasource-probe.ts';
import type { Handlers } from '../core/handlers.ts';
import { crudOf } from '../rows/crud-of.ts';
import { presentAudit } from '../rows/present-audit.ts';
import { headingsOf } from '../rows/sheets/headings-of.ts';
import { auditColumns } from '../schema/audited-table.ts';
import { meantPassword, sealPassword } from './datasource-password.ts';

const datasources = crudOf({
  name: 'datasourceConfig',
  table: 'datasourceConfig',
  columns: ['name', 'poolName', 'username', 'url', 'driverClassName', ...auditColumns],
  sortable: ['name', 'poolName', 'username', 'url', 'createTime', 'updateTime'],
  present: async (ctx, rows) => rows.map((row) => ({ ...presentAudit(ctx, row), password: secretMask })),
  unique: ['name'],
  fitSave: async (ctx, { password, ...body }) => ({ ...body, sealedPassword: await sealPassword(ctx, body, password) }),
  // the password is masked in an exported sheet, and refused masked in an imported one
  headings: headingsOf(datasourceFields, {}),
  fileName: msg`数据源`,
});

export const datasourceHandlers = {
  ...datasources.handlers,

  'datasourceConfig.update': (ctx, { body }) => change(ctx, body, false),

  'datasourceConfig.updateAll': (ctx, { body }) => change(ctx, body, true),

  'datasourceConfig.testConnect': async (ctx, { body }) => {
    const { datasources: probe } = ctx.host;
    if (!probe) throw notNow(msg`这里不能连接别的数据库`);
    const target = { ...placeIn(body), user: body.username, password: await meantPassword(ctx, body) };
    const outcome = await probe.probe(target);
    if (outcome !== 'CONNECTED') throw notNow(reasons[outcome]);
    return true;
  },

  'datasourceConfig.places': async (ctx) => [...(ctx.host.datasources?.places ?? [])],
} satisfies Partial<Handlers>;

async function change(ctx: Context, { password, ...body }: InputOf<'datasourceConfig.update'>['body'], isWhole: boolean) {
  const { url, username } = await datasources.read(ctx, body.id);
  const next = { url: body.url ?? url, username: body.username ?? username };
  const isSame = next.url === url && next.username === username;
  if (!password && isSame) return datasources.change(ctx, body, isWhole);
  const meant = await meantPassword(ctx, { ...next, id: body.id, password: password || secretMask });
  return datasources.change(ctx, { ...body, sealedPassword: await sealPassword(ctx, next, meant) }, isWhole);
}

/** The parts of an address that the contract has let through. */
function placeIn({ url, driverClassName }: InputOf<'datasourceConfig.testConnect'>['body']): Omit<ProbeTarget, 'user' | 'password'> {
  const kind = driverClassName === 'org.postgresql.Driver' ? 'postgres' : 'mysql';
  const { hostname, port, pathname } = new URL(url.replace(/^jdbc:/i, '').replace(/^\w+:/, 'postgres:'));
  return { kind, host: hostname, port: Number(port || usualPorts[kind]), database: pathname.slice(1) };
}

const usualPorts = { postgres: 5432, mysql: 3306 };

const reasons: Record<Exclude<ProbeOutcome, 'CONNECTED'>, MessageDescriptor> = {
  NOT_ALLOWED: msg`这个地址不在 DATASOURCE_HOSTS 里，请联系运维人员`,
  PRIVATE: msg`这个主机名指向内部网络，不能连接`,
  UNREACHABLE: msg`连接不上这个地址`,
  TIMEOUT: msg`对方没有在 5 秒内回应`,
  WRONG_ACCOUNT: msg`对方不接受这个账号或密码`,
  NO_DATABASE: msg`对方没有这个数据库，或这个账号不能用它`,
  REFUSED: msg`对方拒绝了连接`,
};
