import { consolePaths } from '@saiwu/openapi';

/** The page of one message that the reader has in the box. */
export function viewPath(id: string): string {
  return `${consolePaths.message}?${new URLSearchParams({ id, type: 'view' })}`;
}

/** The page on which its author changes a message. */
export function editPath(id: string): string {
  return `${consolePaths.message}?${new URLSearchParams({ id, type: 'edit' })}`;
}
