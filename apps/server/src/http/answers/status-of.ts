import { contract, type OperationId } from '@saiwu/openapi';
import type { Refusal, RefusalStatus } from '../../core/refusal.ts';

/**
 * The HTTP status of a refusal. A file that an upload or an import does not take is answered as wrong rows are, with 200 and `isSuccess`
 * false: front ends of the platform's generation show the reason of no other answer to an upload. An upload in pieces has a protocol of its
 * own (tus), which goes by the status.
 *
 * @param path of the request, from `/api` on
 */
export function statusOf(refusal: Refusal, operation: OperationId | undefined, path: string): RefusalStatus {
  const isOfUpload = operation !== undefined && isUpload(operation) && path === `/api${contract[operation].path}`;
  return isOfUpload && isAboutFile(refusal) ? 200 : refusal.status;
}

/** Its size, its type, its content, or that there is none. */
function isAboutFile({ status, facts }: Refusal): boolean {
  return status === 413 || status === 422 || (status === 400 && facts.fields?.['file'] !== undefined);
}

/** Calls beneath the paths that those front ends upload files to. */
function isUpload(operation: OperationId): boolean {
  return uploads.has(operation) || (operation.endsWith('.import') && !ours.has(operation));
}

const uploads: ReadonlySet<OperationId> = new Set(['attachment.upload', 'user.uploadAvatar', 'certification.upload']);

const ours: ReadonlySet<OperationId> = new Set(['plan.import', 'project.import']);
