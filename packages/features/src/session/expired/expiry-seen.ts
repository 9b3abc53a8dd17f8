import type { SessionUser } from '@saiwu/auth';

/** Whether the person has to read first that the service of their school or college has ended: once in each visit. */
export function hasExpiryToRead(user: SessionUser): boolean {
  return user.expired !== null && sessionStorage.getItem(key) !== markOf(user);
}

export function markExpirySeen(user: SessionUser): void {
  sessionStorage.setItem(key, markOf(user));
}

const key = 'saiwu_EXPIRY_SEEN';

function markOf({ id, expired }: SessionUser): string {
  return `${id} ${expired?.since ?? ''}`;
}
