import type { OperationId } from '@saiwu/openapi';
import type { Name } from '../../src/rows/rows-of.ts';
import type { Ids } from './ids.ts';
import { oneRow } from './one-row.ts';
import type { Requests } from './given.ts';

interface Resource {
  /** The row that stands for all. */
  id: keyof Ids;
  /** What adds one. */
  save: (ids: Ids) => object;
  /** A change of that row; with fields of `save` that a whole row needs. */
  change: (ids: Ids) => object;
}

const rule = { ip: '192.0.2.9', requestUri: '/access/2', requestMethod: 'GET', state: false };
const template = { providerType: 'ALI', appId: '2', appSecret: 's', content: '${a}', templateCode: '2' };
const database = { username: 'u', password: 's', url: 'jdbc:postgresql://db.test/y', driverClassName: 'org.postgresql.Driver' };
const name = 'matrix';

/** What the contract's `crud()` makes. */
const resources: Record<Name, Resource> = {
  tenant: { id: 'tenant', save: () => ({ code: 'matrix', name }), change: () => ({ name }) },
  datasourceConfig: { id: 'datasource', save: () => ({ name, ...database }), change: () => ({ name, ...database }) },
  parameter: { id: 'parameter', save: () => ({ key: 'matrix', name, value: '1' }), change: () => ({ name, value: '2' }) },
  role: { id: 'role', save: () => ({ code: 'MATRIX', name }), change: () => ({ name }) },
  menu: {
    id: 'menu',
    save: ({ menu }) => ({ parentId: menu, label: name, path: '/matrix' }),
    change: () => ({ label: name, path: '/access' }),
  },
  resource: {
    id: 'resource',
    save: ({ menu }) => ({ menuId: menu, code: 'matrix:view', name }),
    change: ({ menu }) => ({ menuId: menu, name }),
  },
  application: { id: 'application', save: () => ({ clientId: 'matrix', name }), change: () => ({ name }) },
  dictionary: { id: 'dictionary', save: ({ dictionaryType }) => ({ type: dictionaryType, code: '2', name }), change: () => ({ name }) },
  area: { id: 'area', save: ({ area }) => ({ parentId: area, code: '990001', label: name, level: '03' }), change: () => ({ label: name }) },
  blockList: { id: 'blockRule', save: () => rule, change: () => rule },
  rateLimiter: {
    id: 'rateRule',
    save: () => ({ ...rule, count: 1000, intervalSec: 1 }),
    change: () => ({ ...rule, count: 1000, intervalSec: 1 }),
  },
  smsTemplate: { id: 'smsTemplate', save: () => ({ ...template, customCode: 'MATRIX' }), change: () => template },
  smsTask: {
    id: 'smsTask',
    save: ({ smsTemplate }) => ({ templateId: smsTemplate, receiver: '13812345678', topic: name, templateParam: { name }, draft: true }),
    change: ({ smsTemplate }) => ({ templateId: smsTemplate, receiver: '13812345678', topic: name, templateParam: { name }, draft: true }),
  },
  org: {
    id: 'college',
    save: ({ school }) => ({ parentId: school, label: name, type: 'college' }),
    change: ({ school }) => ({ parentId: school, label: name, type: 'college' }),
  },
  station: { id: 'station', save: ({ college }) => ({ name, orgId: college }), change: ({ college }) => ({ name, orgId: college }) },
  student: {
    id: 'student',
    save: ({ college }) => ({ number: 'matrix', name, orgId: college }),
    change: ({ college }) => ({ name, orgId: college }),
  },
  teacher: {
    id: 'teacher',
    save: ({ college }) => ({ number: 'matrix', name, orgId: college }),
    change: ({ college }) => ({ name, orgId: college }),
  },
  user: { id: 'user', save: ({ college }) => ({ account: 'matrix', name, orgId: college }), change: () => ({ name }) },
};

const everything = { model: {}, size: 1000, sort: 'id' };

export const crudRequests: Requests = Object.fromEntries(
  Object.entries(resources).flatMap(([resource, { id, save, change }]) => {
    const of = (ids: Ids) => ({ id: ids[id], version: 1, ...change(ids) });
    const acts: Record<string, Requests[OperationId]> = {
      page: () => ({ body: everything }),
      get: (ids) => ({ params: { id: ids[id] } }),
      query: () => ({ body: {} }),
      save: (ids) => ({ body: save(ids) }),
      update: (ids) => ({ body: of(ids) }),
      updateAll: (ids) => ({ body: of(ids) }),
      remove: (ids) => ({ body: [ids[id]] }),
      export: () => ({ body: { model: {} } }),
      preview: () => ({ body: { model: {} } }),
      import: (ids) => ({ body: { file: oneRow({ ...save(ids), parentId: undefined }) } }),
    };
    return Object.entries(acts).map(([act, build]) => [`${resource}.${act}`, build]);
  }),
);
