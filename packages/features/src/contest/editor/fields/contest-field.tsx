import type { FormFieldProps } from '@saiwu/ui';
import { type ReactNode, use } from 'react';
import type { FieldPath } from 'react-hook-form';
import { FormField } from '../contest-form.ts';
import type { ContestValues } from '../contest-values.ts';
import { LockLine } from './lock-line.tsx';
import { PartIsLocked, useLaterLock, useLock } from './use-lock.ts';

/**
 * A field of a contest, which says from when on it will not change. One that no longer does is shown as it is, with the reason under it.
 */
export function ContestField<Name extends FieldPath<ContestValues>>(props: Omit<FormFieldProps<ContestValues, Name>, 'control'>) {
  const { children, help, ...rest } = props;
  const reason = useLock(props.name);
  const later = useLaterLock(props.name);
  const part = use(PartIsLocked);
  if (reason === undefined && part !== true)
    return later === undefined || part === false ? (
      <FormField {...props} />
    ) : (
      <FormField {...props} help={<LaterHelp later={later}>{help}</LaterHelp>} />
    );
  return (
    <FormField {...rest} {...(part !== true && { help: <LockLine>{reason ?? ''}</LockLine> })}>
      {(field) => children({ ...field, disabled: true })}
    </FormField>
  );
}

function LaterHelp({ later, children }: { later: string; children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <LockLine isOpen>{later}</LockLine>
    </>
  );
}
