import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { caches, crud } from '../../crud.ts';
import {
  tenant,
  tenantConnect,
  tenantInit,
  tenantModel,
  tenantReady,
  tenantSave,
  tenantStatus,
  tenantUpdate,
} from '../../entities/tenancy/tenant.ts';
import { forPlatform } from '../../operation.ts';

const base = '/tenant/tenant';
const resource = { base, permission: 'tenant:tenant:', noun: 'tenants' } as const;
const read = { client: 'platform', access: 'tenant:tenant:view', effect: 'read' } as const;
const tenantCrud = crud('tenant', { ...resource, entity: tenant, model: tenantModel, save: tenantSave, update: tenantUpdate });

/** Tenants, for the tenant that keeps the others: to every other one these operations are forbidden. */
export const tenantOperations = forPlatform({
  ...tenantCrud,
  'tenant.remove': { ...tenantCrud['tenant.remove'], summary: 'Delete tenants that nothing was made for yet' },
  ...caches('tenant', resource),
  'tenant.all': {
    ...read,
    method: 'GET',
    path: `${base}/all`,
    says: { verb: 'query', of: 'tenant' },
    summary: 'The tenants that are switched on',
    answer: z.array(tenant),
  },
  'tenant.check': {
    ...read,
    method: 'GET',
    path: `${base}/check/{code}`,
    says: { verb: 'query', of: 'tenant' },
    summary: 'Whether a code is taken',
    params: z.object({ code: z.string().min(1).max(20) }),
    answer: z.boolean(),
  },
  'tenant.status': {
    method: 'POST',
    path: `${base}/status`,
    client: 'platform',
    access: 'tenant:tenant:edit',
    effect: 'write',
    says: msg`启用或禁用企业`,
    summary: 'Switch tenants on or off; switching a tenant off ends its sessions',
    body: tenantStatus,
    answer: z.boolean(),
  },
  'tenant.removeAll': {
    method: 'DELETE',
    path: `${base}/deleteAll`,
    client: 'platform',
    access: 'tenant:tenant:delete',
    effect: 'staged',
    says: msg`删除企业及其数据`,
    summary: 'Delete tenants with all that is theirs; nothing brings it back',
    body: tenantStatus.shape.ids,
    answer: z.boolean(),
  },
  'tenant.initConnect': {
    method: 'POST',
    path: `${base}/initConnect`,
    client: 'platform',
    access: 'tenant:tenant:initConnect',
    effect: 'write',
    says: msg`初始化企业`,
    summary: 'Make the rows that a tenant needs before its users can sign in: menus, roles, parameters, applications, areas',
    encoding: 'form',
    body: tenantConnect,
    answer: z.boolean(),
  },
  'tenant.init': {
    method: 'POST',
    path: `${base}/init`,
    client: 'platform',
    access: 'tenant:tenant:add',
    effect: 'staged',
    takesKey: true,
    says: msg`新增并初始化企业`,
    summary: 'Add a tenant with all that it needs and its first super administrator',
    encoding: 'form',
    body: tenantInit,
    answer: tenantReady,
  },
});
