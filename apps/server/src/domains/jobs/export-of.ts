import { contract, type OperationId } from '@saiwu/openapi';

/** Operations that the contract's `crud()` made for an export: those beside an `updateAll`. */
export type ExportId = { [Id in OperationId]: Id extends `${infer Head}.updateAll` ? `${Head}.export` & OperationId : never }[OperationId];

/** The operation that exports a resource; null where there is none. */
export function exportOf(resource: string): ExportId | null {
  const id = `${resource}.export`;
  return isExport(id, resource) ? id : null;
}

function isExport(id: string, resource: string): id is ExportId {
  return Object.hasOwn(contract, id) && Object.hasOwn(contract, `${resource}.updateAll`);
}
