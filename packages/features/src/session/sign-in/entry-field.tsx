import { useId, type ReactNode } from 'react';

export interface EntryFieldProps {
  label: ReactNode;
  error: string | undefined;
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A field of the sign-in page, which does without the form library of the pages inside. */
export function EntryField({ label, error, children }: EntryFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': error === undefined ? undefined : `${id}-error` })}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-xs text-danger-text">
          {error}
        </p>
      )}
    </div>
  );
}
