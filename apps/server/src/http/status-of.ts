import { contract, type OperationId } from '@saiwu/openapi';
import type { Refusal, RefusalStatus } from '../core/refusal.ts';

/**
 * The HTTP status of a refusal. A file that an upload or an import does not take is answered as wrong rows are, with 200 and `isSuccess` false: front
 * ends of the platform's generation show the reason of no other answer to an upload. An upload in pieces has a protocol of its own (tus), which goes by
 * the status.
 *
 * @param path of the request, from `/api` on
 */
export function statusOf({ status }: Refusal, operation: OperationId | undefined, path: string): RefusalStatus {
  const isAboutFile = status === 413 || status === 422;
  return isAboutFile && operation !== undefined && isUpload(operation) && path === `/api${contract[operation].path}` ? 200 : status;
}

/** Calls that those front ends upload files with. */
function isUpload(operation: OperationId): boolean {
  return operation === 'attachment.upload' || (operation.endsWith('.import') && !ours.has(operation));
}

const ours: ReadonlySet<OperationId> = new Set(['plan.import', 'project.import']);
