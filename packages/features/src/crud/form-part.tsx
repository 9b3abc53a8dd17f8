import type { ReactNode } from 'react';

export interface FormPartProps {
  heading: string;
  children: ReactNode;
}

/** Fields that belong together in a form of more than about six fields, under their heading. */
export function FormPart({ heading, children }: FormPartProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 not-first:mt-2">
      <legend className="mb-3 font-semibold">{heading}</legend>
      {children}
    </fieldset>
  );
}
