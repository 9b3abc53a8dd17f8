import { useIsReadOnly } from '@saiwu/ui';
import { use } from 'react';
import { PartIsLocked } from './use-lock.ts';

/** Whether rows around here stay as they are: the contest is only read, or this part of it no longer changes. */
export function useIsFixed(): boolean {
  const isLocked = use(PartIsLocked);
  return useIsReadOnly() || isLocked === true;
}
