import { contract, type Operation, type OperationId } from '@saiwu/openapi';
import { crudRequests } from './crud-requests.ts';
import { contestRequests } from './contest-requests.ts';
import { entranceRequests } from './entrance-requests.ts';
import type { Given, Requests } from './given.ts';
import type { Ids } from './ids.ts';
import { platformRequests } from './platform-requests.ts';
import { serviceRequests } from './service-requests.ts';
import { tenancyRequests } from './tenancy-requests.ts';

const all: Requests = {
  ...crudRequests,
  ...entranceRequests,
  ...platformRequests,
  ...tenancyRequests,
  ...contestRequests,
  ...serviceRequests,
};

/** A well-formed request to an operation, about what `ids` names. One that takes nothing needs no line in any table. */
export function requestFor(id: OperationId, ids: Ids): Given {
  const build = all[id];
  if (build) return build(ids);
  const { params, query, body }: Operation = contract[id];
  if (params || query || body) throw new Error(`${id} takes an input: it needs a request in apps/server/test/access`);
  return {};
}
