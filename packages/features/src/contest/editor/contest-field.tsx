import type { FormFieldProps } from '@saiwu/ui';
import { Lock } from 'lucide-react';
import { createContext, use } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { Contest } from '../answers.ts';
import { FormField } from './contest-form.ts';
import type { ContestValues } from './contest-values.ts';

/** What of the contest that is edited no longer changes, as the server says. */
export const ContestLocks = createContext<Contest['locks']>([]);

/** Whether the fields stand in a part that no longer changes as a whole: the reason stands over them. */
export const PartIsLocked = createContext(false);

/** Why a field no longer changes; undefined: it may. A lock of a list or an object holds for all in it; that of the stages for which there are. */
export function useLock(name: string): string | undefined {
  return use(ContestLocks).find(({ field }) => name === field || (field !== 'stages' && name.startsWith(`${field}.`)))?.reason;
}

/** A field of a contest. One that no longer changes is shown as it is, with the reason under it. */
export function ContestField<Name extends FieldPath<ContestValues>>(props: Omit<FormFieldProps<ContestValues, Name>, 'control'>) {
  const { children, ...rest } = props;
  const reason = useLock(props.name);
  const isInLockedPart = use(PartIsLocked);
  if (reason === undefined && !isInLockedPart) return <FormField {...props} />;
  return (
    <FormField {...rest} {...(!isInLockedPart && { help: <LockReason>{reason ?? ''}</LockReason> })}>
      {(field) => children({ ...field, disabled: true })}
    </FormField>
  );
}

function LockReason({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-1">
      <Lock aria-hidden className="mt-[calc((1lh-14px)/2)] size-3.5 shrink-0 stroke-[1.5]" />
      {children}
    </span>
  );
}
