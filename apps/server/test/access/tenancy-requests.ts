import type { Requests } from './given.ts';
import { oneRow } from './one-row.ts';

const first = { account: 'matrix', name: 'matrix' };

/** Tenants and whoever has all rights in one, for the tenant that keeps the others. */
export const tenancyRequests: Requests = {
  'tenant.check': ({ tenantCode }) => ({ params: { code: tenantCode } }),
  'tenant.status': ({ tenant }) => ({ body: { ids: [tenant], status: 'FORBIDDEN' } }),
  'tenant.removeAll': ({ tenant }) => ({ body: [tenant] }),
  'tenant.initConnect': ({ tenant, tenantCode }) => ({ body: { id: tenant, tenant: tenantCode, connectType: 'LOCAL' } }),
  'tenant.init': () => ({ body: { ...first, code: 'matrix' } }),
  'globalUser.page': ({ homeCode }) => ({ body: { model: { tenantCode: homeCode } } }),
  'globalUser.get': ({ globalUser }) => ({ params: { id: globalUser } }),
  'globalUser.query': ({ homeCode }) => ({ body: { tenantCode: homeCode } }),
  'globalUser.save': ({ homeCode }) => ({ body: { ...first, tenantCode: homeCode } }),
  'globalUser.update': ({ homeCode, globalUser }) => ({ body: { id: globalUser, version: 1, tenantCode: homeCode, name: 'matrix' } }),
  'globalUser.replace': ({ homeCode, globalUser }) => ({ body: { id: globalUser, version: 1, tenantCode: homeCode, name: 'matrix' } }),
  'globalUser.remove': ({ homeCode, globalUser }) => ({ body: { tenantCode: homeCode, ids: [globalUser] } }),
  'globalUser.check': ({ homeCode }) => ({ query: { tenantCode: homeCode, account: 'admin' } }),
  'globalUser.reset': ({ homeCode, globalUser }) => ({ body: { tenantCode: homeCode, id: globalUser } }),
  'globalUser.export': ({ homeCode }) => ({ body: { model: { tenantCode: homeCode } } }),
  'globalUser.preview': ({ homeCode }) => ({ body: { model: { tenantCode: homeCode } } }),
  'globalUser.import': ({ homeCode }) => ({ body: { file: oneRow({ ...first, tenantCode: homeCode }) } }),
  'datasourceConfig.testConnect': ({ datasource }) => ({
    body: { id: datasource, username: 'u', password: 's', url: 'jdbc:postgresql://db.test/x' },
  }),
};
