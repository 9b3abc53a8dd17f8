import { contract, type OperationId } from '@saiwu/openapi';
import { idInPath } from './id-in-path.ts';

/** The path of an operation that serves one attachment. */
export function pathOf(operation: OperationId, id: string): string {
  return `/api${contract[operation].path.replace('{id}', id)}`;
}

/** The attachment that an address of ours leads to, its own or a link's, with a host before it or without; null for every other. */
export function attachmentAt(address: string | null): string | null {
  const path = address?.replace(/^https?:\/\/[^/?#\\]+/i, '').split('?', 1)[0] ?? '';
  const id = idInPath(path);
  return id !== null && (path === pathOf('attachment.file', id) || path === pathOf('attachment.link', id)) ? id : null;
}
