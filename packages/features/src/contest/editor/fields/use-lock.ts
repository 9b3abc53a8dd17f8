import { useLingui } from '@lingui/react/macro';
import { contestLockRules } from '@saiwu/openapi';
import { useIsReadOnly } from '@saiwu/ui';
import { createContext, use } from 'react';
import type { Contest } from '../../answers.ts';

/**
 * What of the contest that is edited no longer changes, as the server says; null: no contest is edited, of which nothing is ever locked.
 */
export const ContestLocks = createContext<Contest['locks'] | null>(null);

/**
 * Whether the fields around here stand in a part that says itself what is locked of it, and whether that is locked now. Undefined: in none.
 */
export const PartIsLocked = createContext<boolean | undefined>(undefined);

/**
 * Why a field no longer changes; undefined: it may. A lock of a list or an object holds for all in it; that of the stages for which there
 * are.
 */
export function useLock(name: string): string | undefined {
  return use(ContestLocks)?.find(({ field }) => isHeldBy(field, name))?.reason;
}

/** From when on a field that still changes will no longer; undefined: it always may, or it is locked already. */
export function useLaterLock(name: string): string | undefined {
  const { i18n } = useLingui();
  const locks = use(ContestLocks);
  const isOver = useIsReadOnly();
  if (locks === null || isOver || locks.some(({ field }) => isHeldBy(field, name))) return undefined;
  const path = name.replace(/^stages\.\d+/, 'stages.*');
  const rule = contestLockRules.find(({ fields }) => fields.some((field) => isHeldBy(field, path)));
  return rule && i18n._(rule.later);
}

function isHeldBy(field: string, name: string): boolean {
  return name === field || (field !== 'stages' && name.startsWith(`${field}.`));
}
