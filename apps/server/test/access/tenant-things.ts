import type { Person, TestServer } from '../harness.ts';
import type { Ids } from './ids.ts';

interface Where {
  as: (account: string) => Person;
  tenantId: string;
  /** Stands in the names of what is made. */
  mark: string;
  /** What the tenant that keeps the others knows of one. */
  platform: Pick<Ids, 'tenant' | 'tenantCode' | 'globalUser'>;
}

/** What belongs to a whole tenant. */
export type TenantWide =
  | 'tenant'
  | 'tenantCode'
  | 'globalUser'
  | 'homeCode'
  | 'datasource'
  | 'parameter'
  | 'role'
  | 'roleCode'
  | 'menu'
  | 'resource'
  | 'application'
  | 'dictionary'
  | 'dictionaryType'
  | 'area'
  | 'blockRule'
  | 'rateRule'
  | 'smsTemplate'
  | 'customCode';

/** One of each thing that belongs to a whole tenant, made by its super administrator. */
export async function tenantThings({ db }: TestServer, { as, tenantId, mark, platform }: Where): Promise<Pick<Ids, TenantWide>> {
  const admin = as('admin');
  const made = async (id: Parameters<Person['call']>[0], body: object): Promise<string> => (await done(admin, id, body)).id;
  const menu = await made('menu.save', { label: `菜单 ${mark}`, path: '/access' });
  const rule = { ip: '192.0.2.1', requestUri: '/access', requestMethod: 'GET', state: false };
  const home = await db.selectFrom('tenant').where('id', '=', tenantId).select('code').executeTakeFirstOrThrow();
  const datasource = await db
    .insertInto('datasourceConfig')
    .values({
      tenantId,
      name: mark,
      username: 'u',
      sealedPassword: 'x',
      url: 'jdbc:postgresql://db.test/x',
      driverClassName: 'org.postgresql.Driver',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    ...platform,
    homeCode: home.code,
    datasource: datasource.id,
    parameter: await made('parameter.save', { key: 'access.key', name: mark, value: '1' }),
    role: await made('role.save', { code: 'ACCESS', name: mark }),
    roleCode: 'ACCESS',
    menu,
    resource: await made('resource.save', { menuId: menu, code: 'access:view', name: mark }),
    application: await made('application.save', { clientId: 'access', name: mark }),
    dictionary: await made('dictionary.save', { type: 'ACCESS', label: mark, code: '1', name: mark }),
    dictionaryType: 'ACCESS',
    area: await made('area.save', { code: '990000', label: mark, level: '02' }),
    blockRule: await made('blockList.save', rule),
    rateRule: await made('rateLimiter.save', { ...rule, count: 1000, intervalSec: 1 }),
    smsTemplate: await made('smsTemplate.save', {
      providerType: 'ALI',
      appId: '1',
      appSecret: 's',
      customCode: 'ACCESS',
      name: mark,
      content: '你好 ${name}',
      templateCode: '1',
    }),
    customCode: 'ACCESS',
  };
}

/** What an operation answers, which has to be a success. */
export async function done(who: Person, id: Parameters<Person['call']>[0], body?: object, params?: object) {
  const answer = await who.call(id, { body, params });
  if (answer.status !== 200 || answer.code !== 0) throw new Error(`${id}: ${answer.status} ${answer.msg} ${JSON.stringify(answer.extra)}`);
  return answer.data;
}
