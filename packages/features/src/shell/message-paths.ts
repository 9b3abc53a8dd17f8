/** The canonical paths of the message screens: the one place where they are written. */
export const messagePaths = {
  list: '/resources/msg',
  edit: '/messages/edit',
  compose: '/messages/compose',
  sent: '/messages/sent',
} as const;

/** The page of one message that the reader has in the box. */
export function viewPath(id: string): string {
  return `${messagePaths.edit}?${new URLSearchParams({ id, type: 'view' })}`;
}

/** The page on which its author changes a message. */
export function editPath(id: string): string {
  return `${messagePaths.edit}?${new URLSearchParams({ id, type: 'edit' })}`;
}
