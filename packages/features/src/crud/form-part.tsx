import type { ReactNode } from 'react';

export interface FormPartProps {
  heading: string;
  children: ReactNode;
}

/** What belongs together in a form of more than about six fields, under its heading. */
export function FormPart({ heading, children }: FormPartProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 not-first:mt-2">
      <legend className="mb-3 font-semibold">{heading}</legend>
      {children}
    </fieldset>
  );
}
