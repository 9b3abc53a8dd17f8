import { datasourceHandlers } from './datasource.ts';
import { globalUserHandlers } from './global-user.ts';
import { tenantActHandlers } from './tenant-acts.ts';
import { tenantRowHandlers } from './tenant.ts';

/** Tenants, whoever has all rights in one, and datasources: for the tenant that keeps the others. */
export const tenancyHandlers = { ...tenantRowHandlers, ...tenantActHandlers, ...globalUserHandlers, ...datasourceHandlers };
